/** India's financial year of a moment, from the first of April to the end of March in its own time: `2026-27`. */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + 5.5 * 3_600_000);
  const first = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

const numberOf = (series: string, year: string, serial: number): string =>
  `${series}/${year.slice(2)}/${String(serial).padStart(7, "0")}`;

/** An invoice's number as it is printed. Rule 46 of the CGST Rules allows it sixteen characters, rule 53 a credit note's. */
export const invoiceNumber = (year: string, serial: number): string => numberOf("IN", year, serial);
export const creditNoteNumber = (year: string, serial: number): string => numberOf("CN", year, serial);
