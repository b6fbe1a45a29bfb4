/** The page that an address names; the first where it names none that there can be. */
export const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);
