"""What must not leave: secrets found and masked."""
