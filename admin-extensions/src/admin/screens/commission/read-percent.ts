import { commissionMessages } from "@haat/api-contract/commission/messages";
import { limits } from "@haat/api-contract/limits";

export const rangeText = `Please enter 0 to ${limits.commissionPercentMost}.`;

/** What was typed as a rate: a number in percent, null where nothing was, or what is wrong with it. */
export function readPercent(typed: string): { percent: number | null } | { fault: string } {
  const text = typed.trim();
  if (text === "") return { percent: null };
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return { fault: commissionMessages.percentInvalid };
  const percent = Number(text.replace(",", "."));
  return percent > limits.commissionPercentMost ? { fault: rangeText } : { percent };
}
