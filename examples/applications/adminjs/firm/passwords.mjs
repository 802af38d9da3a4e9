// How passwords are kept.
import { scryptSync } from "node:crypto";

export const hashed = (password) =>
  scryptSync(password, "an office on loopback", 32).toString("hex");
