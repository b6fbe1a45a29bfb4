import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaRequest } from "@medusajs/framework/http";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { ApiError } from "./api-error";

/** Whose token came with the request. `id` is the engine's customer, seller or user id. */
export type Auth = {
  kind: "shopper" | "seller" | "administrator";
  id: string;
  /** How often a shopper had ended all logins when this one was made; 0 where the token does not say. */
  loginVersion: number;
};

declare module "express-serve-static-core" {
  interface Request {
    /** Set by the guard of `/api/v1`; absent for visitors. */
    auth?: Auth;
  }
}

const kinds = { customer: "shopper", seller: "seller", user: "administrator" } as const;

const claimsSchema = z.object({
  actor_id: z.string().min(1),
  actor_type: z.enum(["customer", "seller", "user"]),
  login_version: z.number().int().min(0).default(0),
});

/** The token of an `Authorization` header, which carries it raw or after `Bearer`. */
export function readToken(header: string | undefined): string | null {
  const token = header?.trim().replace(/^bearer(\s+|$)/i, "");
  return token || null;
}

/** Whose token this is; null when it is forged, expired, or nobody's (a login that was not finished). */
export function readAuth(token: string, secret: string): Auth | null {
  try {
    const { success, data } = claimsSchema.safeParse(jwt.verify(token, secret, { algorithms: ["HS256"] }));
    return success ? { kind: kinds[data.actor_type], id: data.actor_id, loginVersion: data.login_version } : null;
  } catch {
    return null;
  }
}

/** The calling shopper's customer id. Only for calls that the contract opens to shoppers alone. */
export function shopperId(req: MedusaRequest): string {
  if (req.auth?.kind !== "shopper") throw new ApiError(401, loginMessages.tokenMissing);
  return req.auth.id;
}
