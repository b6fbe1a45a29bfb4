import { agreeBodySchema, type Consent } from "./schemas";
import { areInForce, hasAgreed, legalVersions } from "./versions";

const consent = (change: Partial<Consent>): Consent => ({
  document: "privacy",
  version: legalVersions.privacy,
  way: "sign-up",
  agreedAt: "2026-11-28T10:00:00.000Z",
  ...change,
});

describe("hasAgreed", () => {
  it("takes both documents, in the versions in force", () => {
    const terms = consent({ document: "terms", version: legalVersions.terms });
    expect(hasAgreed([consent({}), terms])).toBe(true);
    expect(hasAgreed([consent({})])).toBe(false);
    expect(hasAgreed([consent({ version: "2020-01-01" }), terms])).toBe(false);
    expect(hasAgreed([])).toBe(false);
  });
});

describe("what a shopper agrees to", () => {
  it("is refused in another version than the one in force", () => {
    const body = { ...legalVersions, way: "asked" };
    expect(agreeBodySchema.safeParse(body).success).toBe(true);
    expect(agreeBodySchema.safeParse({ ...body, terms: "2020-01-01" }).success).toBe(false);
    expect(agreeBodySchema.safeParse({ ...body, way: "sign-up" }).success).toBe(false);
  });
});

describe("areInForce", () => {
  it("takes both versions or none", () => {
    expect(areInForce({ ...legalVersions })).toBe(true);
    expect(areInForce({ ...legalVersions, privacy: "2020-01-01" })).toBe(false);
    expect(areInForce(undefined)).toBe(false);
  });
});
