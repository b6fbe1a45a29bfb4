import jwt from "jsonwebtoken";
import { readAuth } from "./auth";

const secret = "a-secret";
const claims = { actor_id: "cus_1", actor_type: "customer" };

describe("readAuth", () => {
  it("returns the holder of a valid token", () => {
    expect(readAuth(jwt.sign(claims, secret), secret)).toEqual({
      kind: "shopper",
      id: "cus_1",
      loginVersion: 0,
      sessionId: null,
    });
    expect(readAuth(jwt.sign({ ...claims, login_version: 3 }, secret), secret)?.loginVersion).toBe(3);
    expect(readAuth(jwt.sign({ actor_id: "user_1", actor_type: "user" }, secret), secret)?.kind).toBe("administrator");
    expect(
      readAuth(jwt.sign({ actor_id: "user_1", actor_type: "user", session_id: "s_1" }, secret), secret),
    ).toMatchObject({
      sessionId: "s_1",
    });
    expect(readAuth(jwt.sign({ actor_id: "sel_1", actor_type: "seller" }, secret), secret)?.kind).toBe("seller");
  });

  it.each([
    ["another secret", jwt.sign(claims, "another")],
    ["no signature", jwt.sign(claims, null, { algorithm: "none" })],
    ["another algorithm", jwt.sign(claims, secret, { algorithm: "HS512" })],
    ["an expiry that has passed", jwt.sign(claims, secret, { expiresIn: -1 })],
    ["nobody in it", jwt.sign({ ...claims, actor_id: "" }, secret)],
    ["an unknown kind", jwt.sign({ ...claims, actor_type: "api-key" }, secret)],
    ["an object for an id", jwt.sign({ ...claims, actor_id: { $ne: null } }, secret)],
    ["a login version that is none", jwt.sign({ ...claims, login_version: "9" }, secret)],
    ["an object for a session", jwt.sign({ ...claims, session_id: { $ne: null } }, secret)],
    ["no form", "abc.def"],
  ])("rejects a token with %s", (_, token) => {
    expect(readAuth(token, secret)).toBeNull();
  });
});
