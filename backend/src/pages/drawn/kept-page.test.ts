import { drawnFor, rememberAddress, wantsDrawn, warmKey } from "./kept-page";

afterEach(() => jest.useRealTimers());

describe("an address that was asked for before", () => {
  it("is known for as long as its page is drawn for the present hour", () => {
    jest.useFakeTimers({ now: Date.parse("2026-11-27T10:59:59Z") });
    const known = { key: "k", etag: "e", drawnFor: drawnFor() };
    rememberAddress("http://shop/a", known);
    expect(warmKey("http://shop/a")).toEqual(known);
    jest.setSystemTime(Date.parse("2026-11-27T11:00:00Z"));
    expect(warmKey("http://shop/a")).toBeUndefined();
  });

  it("is not remembered where it is too long to be a person's", () => {
    rememberAddress(`http://shop/${"x".repeat(600)}`, { key: "k", etag: "e", drawnFor: drawnFor() });
    expect(warmKey(`http://shop/${"x".repeat(600)}`)).toBeUndefined();
  });
});

it("leaves pages to the browser where that is asked for, and what is no reading", () => {
  expect(wantsDrawn({ method: "GET", headers: {} })).toBe(true);
  expect(wantsDrawn({ method: "HEAD", headers: {} })).toBe(true);
  expect(wantsDrawn({ method: "GET", headers: { "x-page-drawn-by": "browser" } })).toBe(false);
  expect(wantsDrawn({ method: "POST", headers: {} })).toBe(false);
});
