"""What tests share: fake clocks, deployments, people who act, games at random."""
