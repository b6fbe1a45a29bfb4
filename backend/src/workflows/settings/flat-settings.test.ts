import { flatSettings } from "./flat-settings";

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
