import { keysFaults, modeOfKeyId } from "./key-forms";

const razorpay = { keyId: "rzp_test_a1B2", secret: "s3cret", webhookSecret: "hook" };
const stripe = { keyId: "pk_live_a1B2", secret: "sk_live_c3", webhookSecret: "whsec_d4" };

describe("entered gateway keys", () => {
  it("are valid if they have their gateway's format", () => {
    expect(keysFaults("razorpay", razorpay)).toEqual([]);
    expect(keysFaults("stripe", stripe)).toEqual([]);
    expect(keysFaults("stripe", { ...stripe, secret: "rk_live_c3" })).toEqual([]);
  });

  it.each([
    ["razorpay", { ...razorpay, keyId: "rzp_demo_a1" }, "keyId", /rzp_test_ or rzp_live_/],
    ["razorpay", { ...razorpay, keyId: "pk_test_a1" }, "keyId", /rzp_test_ or rzp_live_/],
    ["razorpay", { ...razorpay, secret: "two words" }, "secret", /without spaces/],
    ["razorpay", { ...razorpay, webhookSecret: "" }, "webhookSecret", /without spaces/],
    ["stripe", { ...stripe, keyId: "sk_live_c3" }, "keyId", /pk_test_ or pk_live_/],
    ["stripe", { ...stripe, secret: "pk_live_a1" }, "secret", /sk_test_, sk_live_/],
    ["stripe", { ...stripe, secret: "sk_test_c3" }, "secret", /in the same mode/],
    ["stripe", { ...stripe, webhookSecret: "hook" }, "webhookSecret", /whsec_/],
  ] as const)("of %s are rejected field by field: %j", (gateway, keys, field, message) => {
    expect(keysFaults(gateway, keys)).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it("tell test keys from live ones by their format", () => {
    expect(modeOfKeyId("razorpay", "rzp_live_a1")).toBe("live");
    expect(modeOfKeyId("stripe", "pk_test_a1")).toBe("test");
    expect(modeOfKeyId("stripe", "rzp_live_a1")).toBeNull();
  });
});
