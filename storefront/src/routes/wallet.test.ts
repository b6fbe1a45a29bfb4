import { readPage } from "./wallet";

describe("the page that an address names", () => {
  it.each([
    [null, 1],
    ["3", 3],
    ["999999", 999_999],
    ["0", 1],
    ["-1", 1],
    ["1e9", 1],
    ["1000001", 1],
    ["two", 1],
  ])("%j is %d", (text, page) => {
    expect(readPage(text)).toBe(page);
  });
});
