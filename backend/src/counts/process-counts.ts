/** What this process has counted since its start. `/metrics` shows it; counting costs nothing where nobody asks. */
export const processCounts = {
  /** Answers about the catalogue that were cached and up to date. */
  cachedAnswers: 0,
  /** Answers about the catalogue that were read from the database and the indexes. */
  readAnswers: 0,
  /** Lines of carts and orders that were refused because too few pieces are left. */
  stockRefusals: 0,
};
