import { pageOf } from "./pages";

it.each([
  [
    { page: 1, limit: 5, total: 0 },
    { pages: 1, current: 1, from: 0, to: 0 },
  ],
  [
    { page: 1, limit: 5, total: 5 },
    { pages: 1, current: 1, from: 1, to: 5 },
  ],
  [
    { page: 2, limit: 5, total: 6 },
    { pages: 2, current: 2, from: 6, to: 6 },
  ],
  [
    { page: 2, limit: 20, total: 320 },
    { pages: 16, current: 2, from: 21, to: 40 },
  ],
  // Rows were deleted meanwhile, or somebody edited the URL.
  [
    { page: 9, limit: 5, total: 6 },
    { pages: 2, current: 2, from: 6, to: 6 },
  ],
])("%j is %j", (asked, page) => expect(pageOf(asked)).toEqual(page));
