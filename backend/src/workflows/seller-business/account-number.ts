import { z } from "zod";
import { seal, unseal } from "#config/seal";

/** An account number as it lies in the table: to be read by this shop's processes alone. */
export const sealNumber = (number: string): string => seal(number);

/** Null for one that was sealed by another secret: it is lost, and has to be entered again. */
export function readNumber(sealed: string): string | null {
  try {
    return z.string().parse(unseal(sealed));
  } catch {
    return null;
  }
}
