"""Small games on the kernel: each proves something that the published games do not yet need."""
