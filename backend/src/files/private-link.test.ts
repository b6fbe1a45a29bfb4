import { linkLastsSeconds, opensLink, signLink } from "./private-link";

const secret = "a secret";
const now = Date.parse("2026-11-22T10:00:00Z");
const link = signLink("a.csv", { secret, now });

describe("a private file's link", () => {
  it("is valid until it expires", () => {
    expect(opensLink("a.csv", link, { secret, now })).toBe(true);
    expect(opensLink("a.csv", link, { secret, now: now + linkLastsSeconds * 1000 })).toBe(true);
    expect(opensLink("a.csv", link, { secret, now: now + (linkLastsSeconds + 1) * 1000 })).toBe(false);
  });

  it("is invalid for another file and under another secret", () => {
    expect(opensLink("b.csv", link, { secret, now })).toBe(false);
    expect(opensLink("a.csv", link, { secret: "another", now })).toBe(false);
  });

  it.each([
    ["nothing", ""],
    ["a later end", link.replace(/expires=\d+/, "expires=99999999999")],
    ["an end that is no number", link.replace(/expires=\d+/, "expires=never")],
    ["no signature", link.replace(/signature=.*/, "")],
    ["half a signature", link.slice(0, -10)],
    ["another signature", link.replace(/signature=.*/, `signature=${"A".repeat(43)}`)],
  ])("is invalid with %s", (_what, query) => {
    expect(opensLink("a.csv", query, { secret, now })).toBe(false);
  });
});
