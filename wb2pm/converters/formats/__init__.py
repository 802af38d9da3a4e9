"""What all writers share: formats by name, what each can hold, whole files or none."""
