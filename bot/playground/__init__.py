"""A Discord of our own on loopback: the stand-in server, the playground page and the test kit.

`server.StandIn` speaks enough of Discord's REST v10 and gateway for an unmodified discord.py.
`kit` drives a real bot through it in tests; `app` runs bot, stand-in and page in one process.

- `world/` is the state of the stand-in; `persistence` saves it, `demo_server` is what a new one starts with,
  `permissions` says who may do what in it, `payloads` renders it as Discord's JSON;
- `gateway/` and `rest/` are what the bot talks to; `validation/` checks what it sends, `errors` are Discord's
  answers to what it may not do; `interactions` follows an interaction from a press to its last answer;
- `people/` is what people do and see; `page/` is the web page on which they do it;
- `fault_injection` and `rest/rate_limits` make trouble where a test asks for it.
"""
