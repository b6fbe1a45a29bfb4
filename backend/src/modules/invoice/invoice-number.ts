/** The Indian financial year of a time, from 1 April to 31 March in Indian time: `2026-27`. */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + 5.5 * 3_600_000);
  const first = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

const numberOf = (series: string, year: string, serial: number): string =>
  `${series}/${year.slice(2)}/${String(serial).padStart(7, "0")}`;

/**
 * An invoice number as printed. Rule 46 of the CGST Rules limits it to sixteen characters; rule 53 does the same for
 * credit notes.
 */
export const invoiceNumber = (year: string, serial: number): string => numberOf("IN", year, serial);
export const creditNoteNumber = (year: string, serial: number): string => numberOf("CN", year, serial);
