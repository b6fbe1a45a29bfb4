import jwt from "jsonwebtoken";
import { tokenRenewal } from "./renew-token";

const [first, second, third] = ["the first secret", "the second secret", "the third secret"] as const;
const renew = tokenRenewal({ current: third, previous: [second, first] });
const signed = (secret: string, more: jwt.SignOptions = {}) =>
  jwt.sign({ actor_id: "cus_1", actor_type: "customer" }, secret, { expiresIn: 600, ...more });

it.each([first, second])("signs a token of %s anew, with the same claims and end", (secret) => {
  const token = signed(secret);
  expect(jwt.verify(renew(token), third)).toEqual(jwt.decode(token));
});

it.each([
  ["of the current secret", signed(third)],
  ["of another secret", signed("somebody else's")],
  ["that has expired", signed(second, { expiresIn: -1 })],
  ["without a signature", jwt.sign({ actor_id: "cus_1" }, "", { algorithm: "none" })],
  ["of another algorithm", signed(second, { algorithm: "HS512" })],
  ["that is none", "unreadable"],
])("returns a token %s as it is", (_, token) => {
  expect(renew(token)).toBe(token);
});
