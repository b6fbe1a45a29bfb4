import { rememberAddress, renderedFor, wantsRendered, warmKey } from "./cached-page";

afterEach(() => jest.useRealTimers());

describe("the cache key of a URL that was requested before", () => {
  it("is remembered for the hour that its page was rendered for", () => {
    jest.useFakeTimers({ now: Date.parse("2026-11-27T10:59:59Z") });
    const known = { key: "k", etag: "e", renderedFor: renderedFor() };
    rememberAddress("http://shop/a", known);
    expect(warmKey("http://shop/a")).toEqual(known);
    jest.setSystemTime(Date.parse("2026-11-27T11:00:00Z"));
    expect(warmKey("http://shop/a")).toBeUndefined();
  });

  it("is not remembered for a URL that is too long to be a person's", () => {
    rememberAddress(`http://shop/${"x".repeat(600)}`, { key: "k", etag: "e", renderedFor: renderedFor() });
    expect(warmKey(`http://shop/${"x".repeat(600)}`)).toBeUndefined();
  });
});

it("renders reads only, unless the request asks for browser rendering", () => {
  expect(wantsRendered({ method: "GET", headers: {} })).toBe(true);
  expect(wantsRendered({ method: "HEAD", headers: {} })).toBe(true);
  expect(wantsRendered({ method: "GET", headers: { "x-page-rendered-by": "browser" } })).toBe(false);
  expect(wantsRendered({ method: "POST", headers: {} })).toBe(false);
});
