/**
 * Whether a category is one of books: its handle, or that of a category above it, has the word `books`, as in `books`
 * and `books-stationery`. A word that merely ends so, as `notebooks`, does not count.
 *
 * @param handles of the category and of those above it.
 */
export const isBookPlace = (handles: readonly string[]): boolean =>
  handles.some((handle) => handle.toLowerCase().split("-").includes("books"));
