const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const gstinForm = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The check character of a GSTIN, from the fourteen before it: each is a base-36 digit, multiplied by 1 and 2
 * alternately, with the product's two base-36 digits added up; the check character fills the sum up to a multiple of
 * 36.
 */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, place) => {
    const product = alphabet.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Whether a text is a GSTIN: format and check character. Capitals only. */
export const isGstin = (text: string): boolean =>
  gstinForm.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text.charAt(14);

export const isPan = (text: string): boolean => /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(text);

/** A company's identification number: listing, industry, state, year, kind, serial. */
export const isCin = (text: string): boolean => /^[LU][0-9]{5}[A-Z]{2}(?:18|19|20)[0-9]{2}[A-Z]{3}[0-9]{6}$/.test(text);

/** The two parts of a GSTIN that identify its holder. */
export const gstinStateCode = (gstin: string): string => gstin.slice(0, 2);
export const gstinPan = (gstin: string): string => gstin.slice(2, 12);
