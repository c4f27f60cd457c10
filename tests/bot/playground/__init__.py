"""The stand-in, its page and its kit, judged by the real discord.py."""
