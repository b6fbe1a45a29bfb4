import { isSigned, signEvent } from "./courier-signature";

const secret = "a-secret-that-only-the-courier-knows";
const raw = Buffer.from('{"id":"1"}');
const now = Date.parse("2026-11-24T10:00:00Z");
const at = String(now / 1000);
const signature = signEvent(secret, at, raw);

describe("a courier's signature", () => {
  it("covers the timestamp and the exact bytes of the body", () => {
    // Verified with `printf '%s.%s' 1795514400 '{"id":"1"}' | openssl dgst -sha256 -hmac <secret>`.
    expect(at).toBe("1795514400");
    expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(isSigned(secret, { raw, timestamp: at, signature }, now)).toBe(true);
  });

  it.each([
    ["another body", { raw: Buffer.from('{"id":"2"}') }],
    ["another time", { timestamp: String(now / 1000 + 1) }],
    ["no time", { timestamp: undefined }],
    ["a time that is not a number", { timestamp: `${at} ` }],
    ["no signature", { signature: undefined }],
    ["a signature without the algorithm's prefix", { signature: signature.slice(7) }],
    ["a truncated signature", { signature: signature.slice(0, -1) }],
    ["the signature of another secret", { signature: signEvent("another", at, raw) }],
  ])("is invalid with %s", (_, change) => {
    expect(isSigned(secret, { raw, timestamp: at, signature, ...change }, now)).toBe(false);
  });

  it.each([
    [299, true],
    [-299, true],
    [301, false],
    [-301, false],
  ])("checked %i seconds after it was sent is valid: %s", (seconds, believed) => {
    expect(isSigned(secret, { raw, timestamp: at, signature }, now + seconds * 1000)).toBe(believed);
  });
});
