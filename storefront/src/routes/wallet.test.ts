import { readPage } from "./wallet";

describe("the page number in an address", () => {
  it.each([
    [null, 1],
    ["3", 3],
    ["999999", 999_999],
    ["0", 1],
    ["-1", 1],
    ["1e9", 1],
    ["1000001", 1],
    ["two", 1],
  ])("is, for %j, %d", (text, page) => {
    expect(readPage(text)).toBe(page);
  });
});
