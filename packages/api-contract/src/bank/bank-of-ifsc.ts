import { bankNames } from "./bank-names";

export type IfscBank = { bank: string; branchCode: string };

const names = new Map(bankNames.split("|").map((text): [string, string] => [text.slice(0, 4), text.slice(4)]));

/**
 * The bank of an IFSC and its branch code; null if the format is invalid or the bank unknown. The table is 56 kB (15
 * compressed): import this module only on demand with `await import(…)`, never in a first load.
 */
export function bankOfIfsc(typed: string): IfscBank | null {
  const ifsc = typed.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return null;
  const bank = names.get(ifsc.slice(0, 4));
  return bank ? { bank, branchCode: ifsc.slice(5) } : null;
}
