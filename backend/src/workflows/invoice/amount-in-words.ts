import type { Paise } from "#modules/invoice/invoice-document";

const small =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const tens = "Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

/** Largest first: how many of each unit a number has is written in words too. */
const units: readonly [size: number, name: string][] = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
];

/** A whole number in words, by Indian counting. */
function inWords(number: number): string {
  for (const [size, name] of units) {
    if (number < size) continue;
    const rest = number % size;
    return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ""}`;
  }
  if (number < 20) return small[number] ?? "";
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest > 0 ? `-${small[rest]}` : ""}`;
}

/** An amount in words, as on invoices: `Rupees One Lakh Five and Fifty Paise Only`. */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  return `Rupees ${inWords(Math.floor(amount / 100))}${paise > 0 ? ` and ${inWords(paise)} Paise` : ""} Only`;
}
