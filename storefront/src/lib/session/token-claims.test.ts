import { userIdOf } from "./token-claims";

const aToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;

describe("the shopper's id in a token", () => {
  // @spec token-e-mail-kept
  it("is the id, else the _id, else the sub claim", () => {
    expect(userIdOf(aToken({ id: "cus_1", _id: "cus_2", sub: "cus_3" }))).toBe("cus_1");
    expect(userIdOf(aToken({ _id: "cus_2", sub: "cus_3" }))).toBe("cus_2");
    expect(userIdOf(aToken({ sub: "cus_3" }))).toBe("cus_3");
  });

  it("is read from payloads in which base64url differs from base64", () => {
    expect(userIdOf(aToken({ id: "ÿÿ>>??" }))).not.toBeNull();
  });

  it.each(["", "not-a-token", "a.b.c", aToken({ role: "shopper" }), aToken({ id: 7 })])("is null for %j", (token) => {
    expect(userIdOf(token)).toBeNull();
  });
});
