"""Discord's REST API v10, as far as a bot of this kind uses it, one module a family of routes."""
