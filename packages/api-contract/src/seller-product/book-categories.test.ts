import { isBookPlace } from "./book-categories";

it.each([
  [["books"], true],
  [["books-stationery"], true],
  [["notebooks", "books-stationery"], true],
  [["fiction", "books"], true],
  [["Books"], true],
  [["notebooks"], false],
  [["fiction", "film"], false],
  [[], false],
])("a place below %j is one of books: %s", (handles, isOne) => {
  expect(isBookPlace(handles)).toBe(isOne);
});
