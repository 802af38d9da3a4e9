"""What the readers of agents' trajectories share: actions, elements, order."""
