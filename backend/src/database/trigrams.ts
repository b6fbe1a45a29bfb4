/** Shorter texts have no group of three letters of their own that an index of such groups could find. */
export const shortestIndexed = 3;
