import { listNames } from "./list-names";

describe("names in a refusal", () => {
  it("are all told while they are few", () => {
    expect(listNames(["Clerk"])).toBe("Clerk");
    expect(listNames(["a", "b", "c"])).toBe("a, b, c");
  });

  it("end in how many more there are", () => {
    expect(listNames(["a", "b", "c", "d", "e"])).toBe("a, b, c and 2 more");
  });
});
