import { differing, flatSettings } from "./record-change";

describe("the changed fields of an audit entry", () => {
  it("include only fields that differ, compared deeply", () => {
    const before = { title: "Diwali", order: 1, tags: ["a", { b: 1 }] };
    expect(differing(before, { ...before, tags: ["a", { b: 2 }] })).toEqual(["tags"]);
    expect(differing(before, { ...before, tags: ["a", { b: 1 }] })).toEqual([]);
  });

  it("include added and removed fields", () => {
    expect(differing({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
  });

  it("include every field of a created or deleted record", () => {
    expect(differing(null, { a: 1, b: null })).toEqual(["a", "b"]);
    expect(differing({ a: 1 }, null)).toEqual(["a"]);
  });
});

describe("settings in the audit log", () => {
  it("are flattened to one level, with lists kept whole", () => {
    const settings = { policy: { returnDays: 7, refundDays: { from: 7, to: 10 } }, delivery: { unserved: ["11"] } };
    expect(flatSettings(settings)).toEqual({
      "policy.returnDays": 7,
      "policy.refundDays.from": 7,
      "policy.refundDays.to": 10,
      "delivery.unserved": ["11"],
    });
  });

  it("include fields that are null", () => {
    expect(flatSettings({ shop: null })).toEqual({ shop: null });
  });
});
