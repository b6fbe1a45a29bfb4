import { isBookPlace } from "./book-categories";

// @spec books-only-sellers-list
it.each([
  [["books"], true],
  [["books-stationery"], true],
  [["notebooks", "books-stationery"], true],
  [["fiction", "books"], true],
  [["Books"], true],
  [["notebooks"], false],
  [["fiction", "film"], false],
  [[], false],
])("a category with the handles %j is one of books: %s", (handles, isOne) => {
  expect(isBookPlace(handles)).toBe(isOne);
});
