import { differing, flatSettings } from "./record-change";

describe("what an entry of the audit log keeps of a change", () => {
  it("is only what differs, however deep", () => {
    const before = { title: "Diwali", order: 1, tags: ["a", { b: 1 }] };
    expect(differing(before, { ...before, tags: ["a", { b: 2 }] })).toEqual(["tags"]);
    expect(differing(before, { ...before, tags: ["a", { b: 1 }] })).toEqual([]);
  });

  it("is a field that came or went", () => {
    expect(differing({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
  });

  it("is everything of what was made or removed", () => {
    expect(differing(null, { a: 1, b: null })).toEqual(["a", "b"]);
    expect(differing({ a: 1 }, null)).toEqual(["a"]);
  });
});

describe("settings in the audit log", () => {
  it("are one level of fields, lists left whole", () => {
    const settings = { policy: { returnDays: 7, refundDays: { from: 7, to: 10 } }, delivery: { unserved: ["11"] } };
    expect(flatSettings(settings)).toEqual({
      "policy.returnDays": 7,
      "policy.refundDays.from": 7,
      "policy.refundDays.to": 10,
      "delivery.unserved": ["11"],
    });
  });

  it("keep what is not there yet", () => {
    expect(flatSettings({ shop: null })).toEqual({ shop: null });
  });
});
