import { getAuthContextFromJwtToken } from "@medusajs/framework/http";
import jwt from "jsonwebtoken";
import fc from "../../test/support/draws";
import { inLane } from "../../test/support/lane";
import { readAuth } from "./auth";
import { readToken, settled, unreadable } from "./authorization";

describe("an Authorization header", () => {
  // @spec customer-calls-need-token
  it.each(["abc", "Bearer abc", "bearer   abc ", "BEARER\tabc", " \tabc\t"])("yields the token in %j", (header) => {
    expect(settled(header)).toBe("Bearer abc");
    expect(readToken(header)).toBe("abc");
  });

  it.each([undefined, "", "  ", "Bearer", "Bearer ", "\tbearer\t"])("counts as absent when it is %j", (header) => {
    expect(settled(header)).toBeUndefined();
    expect(readToken(header)).toBeNull();
  });

  it.each([
    "Bearer abc x",
    "Bearer abc, Bearer def",
    "Bearer Bearer abc",
    "x Bearer abc",
    "Basic abc",
    "Bearer\u00a0abc",
    "Bearer abc\u00a0",
    "Bearer, abc",
    '"abc"',
    "let me in",
  ])("is unreadable when it is %j", (header) => {
    expect(settled(header)).toBe(unreadable);
  });
});

const secret = "a-secret";
const tokens = ["cus_1", "cus_2"].map((actor_id) => jwt.sign({ actor_id, actor_type: "customer" }, secret));

/** Parts of a hostile header. */
const piece = fc.oneof(
  fc.constantFrom(...tokens, ...tokens.map((token) => `${token}=`), "abc", "x.y.z"),
  fc.constantFrom("Bearer", "bearer", "BEARER", "Basic", "Token", "Bearer:", "unreadable"),
  fc.constantFrom(" ", " ", "  ", "\t", "\u00a0", "\u00a0 ", ",", ", ", ";", '"', "=", "\u0085"),
  fc.string({ maxLength: 4 }),
);
const headers = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(""));

/** The customer that the engine authenticates from a header. */
const byEngine = (header: string | undefined) =>
  getAuthContextFromJwtToken(header, secret, ["bearer"], ["customer"])?.actor_id ?? null;
/** The customer that we authenticate. */
const byUs = (header: string | undefined) => {
  const token = readToken(header);
  return token === null ? null : (readAuth(token, secret)?.id ?? null);
};

describe("any Authorization header", () => {
  // @spec header-judged-once-engine
  it("identifies the same customer to the engine, once rewritten, as to us", () => {
    fc.assert(
      fc.property(headers, (header) => {
        expect(byEngine(settled(header))).toBe(byUs(header));
      }),
      { numRuns: inLane({ gate: 5_000, long: 200_000 }) },
    );
  });

  it("is not changed by a second rewrite", () => {
    fc.assert(fc.property(headers, (header) => expect(settled(settled(header))).toBe(settled(header))));
  });

  it("may hold a token for the engine, before the rewrite, where we find none", () => {
    const [token] = tokens;
    expect([byEngine(`Bearer ${token} x`), byUs(`Bearer ${token} x`)]).toEqual(["cus_1", null]);
  });
});
