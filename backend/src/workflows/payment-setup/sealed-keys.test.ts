process.env.JWT_SECRET = "a-secret";
process.env.COOKIE_SECRET = "another-secret";

import { openKeys, sealKeys } from "./sealed-keys";

const keys = { keyId: "rzp_test_a1", secret: "the-secret", webhookSecret: "the-webhook-secret" };

describe("a gateway's stored keys", () => {
  const sealed = sealKeys("razorpay", keys);

  it("reveal no secret and decrypt to the same keys", () => {
    const readable = Buffer.from(sealed, "base64").toString("latin1");
    expect(`${sealed} ${readable}`).not.toMatch(/secret|rzp_/);
    expect(openKeys({ gateway: "razorpay", keyId: keys.keyId, sealed })).toEqual(keys);
  });

  it("are encrypted differently each time", () => {
    expect(sealKeys("razorpay", keys)).not.toBe(sealed);
  });

  it.each([
    ["of another gateway", { gateway: "stripe" as const }],
    ["under another key id", { keyId: "rzp_test_b2" }],
    ["that were altered", { sealed: `${sealed.slice(0, -4)}AAAA` }],
    ["that are empty", { sealed: "" }],
  ])("decrypt to null if passed off as those %s", (_, change) => {
    expect(openKeys({ gateway: "razorpay", keyId: keys.keyId, sealed, ...change })).toBeNull();
  });
});
