import { getAuthContextFromJwtToken } from "@medusajs/framework/http";
import jwt from "jsonwebtoken";
import fc from "../../test/support/draws";
import { inLane } from "../../test/support/lane";
import { readAuth } from "./auth";
import { readToken, settled, unreadable } from "./authorization";

describe("an Authorization header", () => {
  // @spec customer-calls-need-token
  it.each(["abc", "Bearer abc", "bearer   abc ", "BEARER\tabc", " \tabc\t"])("names the token in %j", (header) => {
    expect(settled(header)).toBe("Bearer abc");
    expect(readToken(header)).toBe("abc");
  });

  it.each([undefined, "", "  ", "Bearer", "Bearer ", "\tbearer\t"])("holds nothing in %j", (header) => {
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
  ])("names nobody's token in %j", (header) => {
    expect(settled(header)).toBe(unreadable);
  });
});

const secret = "a-secret";
const tokens = ["cus_1", "cus_2"].map((actor_id) => jwt.sign({ actor_id, actor_type: "customer" }, secret));

/** What a hostile header is made of. */
const piece = fc.oneof(
  fc.constantFrom(...tokens, ...tokens.map((token) => `${token}=`), "abc", "x.y.z"),
  fc.constantFrom("Bearer", "bearer", "BEARER", "Basic", "Token", "Bearer:", "unreadable"),
  fc.constantFrom(" ", " ", "  ", "\t", "\u00a0", "\u00a0 ", ",", ", ", ";", '"', "=", "\u0085"),
  fc.string({ maxLength: 4 }),
);
const headers = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(""));

/** Whom the engine takes a header for. */
const byEngine = (header: string | undefined) =>
  getAuthContextFromJwtToken(header, secret, ["bearer"], ["customer"])?.actor_id ?? null;
/** Whom we do. */
const byUs = (header: string | undefined) => {
  const token = readToken(header);
  return token === null ? null : (readAuth(token, secret)?.id ?? null);
};

describe("whatever a header holds", () => {
  // @spec header-judged-once-engine
  it("the engine reads from what we hand on whom we read from what came", () => {
    fc.assert(
      fc.property(headers, (header) => {
        expect(byEngine(settled(header))).toBe(byUs(header));
      }),
      { numRuns: inLane({ gate: 5_000, long: 200_000 }) },
    );
  });

  it("what we hand on says the same once more", () => {
    fc.assert(fc.property(headers, (header) => expect(settled(settled(header))).toBe(settled(header))));
  });

  it("the engine by itself would find a token where we find none", () => {
    const [token] = tokens;
    expect([byEngine(`Bearer ${token} x`), byUs(`Bearer ${token} x`)]).toEqual(["cus_1", null]);
  });
});
