import { listNames } from "./list-names";

describe("listNames", () => {
  it("lists all names if there are few", () => {
    expect(listNames(["Clerk"])).toBe("Clerk");
    expect(listNames(["a", "b", "c"])).toBe("a, b, c");
  });

  it("ends with the number of names omitted", () => {
    expect(listNames(["a", "b", "c", "d", "e"])).toBe("a, b, c and 2 more");
  });
});
