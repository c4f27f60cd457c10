"""Running the bot for years: its log, how it starts, its health and metrics, backups, and the doctor.

Nothing here is needed to play: whoever plays never comes by. The bot's own parts do not know these modules;
they are watched from outside, where they already meet (a database, a studio, computer players, a trace of
HTTP requests), so that what is not switched on costs nothing.
"""
