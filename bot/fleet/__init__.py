"""Several processes as one bot: which shards each has, and what each may ask of Discord."""
