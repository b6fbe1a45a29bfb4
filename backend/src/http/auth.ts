import { createSecretKey, type KeyObject } from "node:crypto";
import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaRequest } from "@medusajs/framework/http";
import jwt from "jsonwebtoken";
import { z } from "zod";
import { ApiError } from "../errors/api-error";
import { type AdministratorAccess, holds } from "../modules/access/administrator-access";

/** The identity in a token. `id` is the engine's customer, seller or user id. */
export type TokenHolder = {
  kind: "shopper" | "seller" | "administrator";
  id: string;
  /**
   * How many times the shopper had logged out everywhere when this token was issued; 0 if the token has no such claim.
   */
  loginVersion: number;
  /** The session of an administrator or a seller; null in tokens that our logins did not issue. */
  sessionId: string | null;
};

/** The authenticated caller of this request. */
export type Auth = {
  kind: TokenHolder["kind"];
  id: string;
  /** An administrator's current permissions; null for everybody else. */
  access: AdministratorAccess | null;
  /** The session that the token belongs to; null for shoppers. */
  sessionId: string | null;
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
  session_id: z.string().min(1).max(200).nullable().default(null),
});

/** @returns the identity in a token; null if it is forged, expired, or from an unfinished login. */
export function readAuth(token: string, secret: string): TokenHolder | null {
  try {
    const { success, data } = claimsSchema.safeParse(jwt.verify(token, keyOf(secret), { algorithms: ["HS256"] }));
    if (!success) return null;
    const { actor_type, actor_id, login_version, session_id } = data;
    return { kind: kinds[actor_type], id: actor_id, loginVersion: login_version, sessionId: session_id };
  } catch {
    return null;
  }
}

const keys = new Map<string, KeyObject>();

/**
 * Given a string, jsonwebtoken first tries to parse it as a public key on every call: half a millisecond for an
 * exception.
 */
export function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, "utf8");
  keys.set(secret, key);
  return key;
}

/** The calling shopper's customer id. Only for calls that the contract restricts to shoppers. */
export function shopperId(req: MedusaRequest): string {
  if (req.auth?.kind !== "shopper") throw new ApiError(401, loginMessages.tokenMissing);
  return req.auth.id;
}

/** The calling administrator's permissions. Only for calls that the contract restricts to administrators. */
export function administratorOf(auth: Auth | null | undefined): AdministratorAccess {
  if (!auth?.access) throw new ApiError(401, loginMessages.tokenMissing);
  return auth.access;
}

/** Whether the caller is an administrator with this permission, as of the start of the request. */
export const isPermitted = (auth: Auth | null, permission: PermissionName): boolean =>
  auth?.access ? holds(auth.access, permission) : false;

/** Throws ApiError 403 unless the caller is an administrator with the permission, or with any one of a list. */
export function requirePermission(auth: Auth | null, permission: PermissionName | readonly PermissionName[]): void {
  const anyOf = typeof permission === "string" ? [permission] : permission;
  if (!anyOf.some((name) => isPermitted(auth, name))) throw new ApiError(403, loginMessages.forbidden);
}
