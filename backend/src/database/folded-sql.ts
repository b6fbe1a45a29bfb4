/** Small letters without accents, as whoever searches types them. */
export const foldedSql = (text: string) => `lower(unaccent(${text}))`;
