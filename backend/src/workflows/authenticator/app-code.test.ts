import { Secret } from "otpauth";
import { newAppKey, stepOfCode } from "./app-code";

/** RFC 6238, appendix B: the key of the SHA-1 rows; the codes are the last six of their eight digits. */
const key = Secret.fromUTF8("12345678901234567890").base32;
const step = (seconds: number) => Math.floor(seconds / 30);

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1234567890, "005924"],
    [20000000000, "353130"],
  ])("is that of RFC 6238 at %i seconds: %s", (seconds, code) => {
    expect(stepOfCode(key, code, seconds * 1000)).toBe(step(seconds));
  });

  it.each([
    [-31, null],
    [-30, step(1234567890)],
    [0, step(1234567890)],
    [30, step(1234567890)],
    [59, step(1234567890)],
    [60, null],
  ])("checked %i seconds after its step began belongs to the step %s", (late, expected) => {
    expect(stepOfCode(key, "005924", (1234567890 + late) * 1000)).toBe(expected);
  });

  it("of another key is wrong", () => {
    expect(stepOfCode(newAppKey({ issuer: "Haat", account: "a@b.in" }).key, "287082", 59_000)).toBeNull();
  });
});

describe("a new key", () => {
  it("has 160 bits, is another each time, and is in the address for the app", () => {
    const account = { issuer: "Haat back office", account: "asha@example.in" };
    const [one, other] = [newAppKey(account), newAppKey(account)];
    expect(one.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(one.key).not.toBe(other.key);
    expect(one.uri).toBe(
      `otpauth://totp/Haat%20back%20office:asha%40example.in?issuer=Haat%20back%20office&secret=${one.key}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
