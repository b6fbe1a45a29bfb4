import type { MutationStatus } from "@tanstack/react-query";
import { paymentTexts } from "./texts";

/** What a bank's way back says. */
type Found = { paymentIntent: string; failed: boolean };

/** `told`: the shop knows, or will find out by itself; either way the page looks for the money. */
export type BankReturn = { state: "none" | "telling" | "told"; problem: string | null };

/** How a way back from a bank stands. Failed is only what the bank calls so: that telling failed says nothing of the money. */
export function bankReturnOf(found: Found | null, telling: MutationStatus): BankReturn {
  if (!found) return { state: "none", problem: null };
  if (found.failed) return { state: "none", problem: paymentTexts.failed };
  return { state: telling === "success" || telling === "error" ? "told" : "telling", problem: null };
}
