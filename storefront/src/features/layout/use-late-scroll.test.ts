import { decodedHash, readPlaces, scrollKey } from "./use-late-scroll";

describe("where a page was left", () => {
  it("is known by path and query for the first page of a visit, and by the step for every other", () => {
    const address = { pathname: "/search", search: "?q=lamp" };
    expect(scrollKey({ key: "default", ...address })).toBe("/search?q=lamp");
    expect(scrollKey({ key: "x1", ...address })).toBe("x1");
  });

  it("is read as it was kept, and is nowhere in what somebody else wrote", () => {
    expect([...readPlaces('[["/cart",100],["x1","5"]]')]).toEqual([["/cart", 100]]);
    for (const text of [null, "{", "{}", "[1]"]) expect(readPlaces(text).size).toBe(0);
  });
});

it("a part of a page is found by what its address points to, however that is written", () => {
  expect(decodedHash("#reviews")).toBe("reviews");
  expect(decodedHash("#%E0%A4%B9")).toBe("ह");
  expect(decodedHash("#%E0%A4")).toBe("%E0%A4");
});
