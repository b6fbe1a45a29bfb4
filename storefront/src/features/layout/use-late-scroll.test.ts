import { scrollKey, withoutPlace } from "./use-late-scroll";

describe("where a page was left", () => {
  it("is known by path and query for the first page of a visit, and by the step for every other", () => {
    const address = { pathname: "/search", search: "?q=lamp" };
    expect(scrollKey({ key: "default", ...address })).toBe("/search?q=lamp");
    expect(scrollKey({ key: "x1", ...address })).toBe("x1");
  });

  it("is forgotten for the address that is opened, and kept for the others", () => {
    expect(withoutPlace('{"/cart":100,"x1":5}', "/cart")).toBe('{"x1":5}');
    expect(withoutPlace(null, "/cart")).toBe("{}");
    expect(withoutPlace("{", "/cart")).toBeNull();
  });
});
