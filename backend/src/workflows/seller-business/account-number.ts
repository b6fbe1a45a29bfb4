import { z } from "zod";
import { seal, unseal } from "#config/seal";

/** Encrypts an account number for storage: only this shop's processes can read it. */
export const sealNumber = (number: string): string => seal(number);

/** Null if it was encrypted with another secret: it is lost, and must be entered again. */
export function readNumber(sealed: string): string | null {
  try {
    return z.string().parse(unseal(sealed));
  } catch {
    return null;
  }
}
