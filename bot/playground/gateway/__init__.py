"""The gateway: the web sockets over which Discord tells a bot what happens."""
