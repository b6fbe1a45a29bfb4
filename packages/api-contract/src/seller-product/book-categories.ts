/**
 * Whether a category is for books: its handle, or an ancestor's, contains the word `books`, as in `books` and
 * `books-stationery`. A word that only ends with it, such as `notebooks`, does not count.
 *
 * @param handles of the category and its ancestors.
 */
export const isBookPlace = (handles: readonly string[]): boolean =>
  handles.some((handle) => handle.toLowerCase().split("-").includes("books"));
