import jwt from "jsonwebtoken";

/** The secret that the tests' servers sign with; a running shop must be started with the same. */
export const jwtSecret = "jwt-secret-of-the-tests-alone-0123456789";

type Claims = { actor_type: "customer" | "seller" | "user"; actor_id?: string };

/** A token signed like the shop's, for an account that need not exist. */
export const aToken = ({ actor_type, actor_id = "nobody" }: Claims, options: jwt.SignOptions = {}): string =>
  jwt.sign({ actor_type, actor_id }, jwtSecret, { expiresIn: "1h", ...options });

/** Invalid tokens, by what is wrong with them. */
export const badTokens = (actor_type: Claims["actor_type"]): [string, string][] => [
  ["an expired token", aToken({ actor_type }, { expiresIn: -10 })],
  ["a token signed with another secret", jwt.sign({ actor_type, actor_id: "nobody" }, "another-secret")],
  ["an unsigned token", jwt.sign({ actor_type, actor_id: "nobody" }, null, { algorithm: "none" })],
  ["a token of another algorithm", jwt.sign({ actor_type, actor_id: "nobody" }, jwtSecret, { algorithm: "HS512" })],
  ["a login that was not finished", aToken({ actor_type, actor_id: "" })],
  ["no token at all, but words", "let me in"],
];
