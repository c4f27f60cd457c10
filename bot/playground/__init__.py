"""A Discord of our own on loopback: the stand-in server, the playground page and the test kit.

`server.StandIn` speaks enough of Discord's REST v10 and gateway for an unmodified discord.py.
`kit` drives a real bot through it in tests; `app` runs bot, stand-in and page in one process.
"""
