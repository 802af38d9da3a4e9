"""Episodes on Android phones: Android in the Wild, in the Zoo, AndroidControl."""
