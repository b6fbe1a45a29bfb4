import { decodedHash, readPlaces, scrollKey } from "./use-late-scroll";

describe("the saved scroll position", () => {
  it("is keyed by path and query for the first page of a visit, and by history entry for the others", () => {
    const address = { pathname: "/search", search: "?q=lamp" };
    expect(scrollKey({ key: "default", ...address })).toBe("/search?q=lamp");
    expect(scrollKey({ key: "x1", ...address })).toBe("x1");
  });

  it("is read as it was saved, and ignored if storage is invalid", () => {
    expect([...readPlaces('[["/cart",100],["x1","5"]]')]).toEqual([["/cart", 100]]);
    for (const text of [null, "{", "{}", "[1]"]) expect(readPlaces(text).size).toBe(0);
  });
});

it("the target of a hash is found, encoded or not", () => {
  expect(decodedHash("#reviews")).toBe("reviews");
  expect(decodedHash("#%E0%A4%B9")).toBe("ह");
  expect(decodedHash("#%E0%A4")).toBe("%E0%A4");
});
