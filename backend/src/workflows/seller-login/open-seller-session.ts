import { limits } from "@haat/api-contract/limits";
import jwt from "jsonwebtoken";
import { readConfig } from "#config/read-config";
import type { SellerSessions } from "#modules/seller/sessions";

export type SellerDevice = { rememberMe: boolean; userAgent: string; address: string };

/** Opens a session in the transaction that admits the seller. @returns its token. */
export async function openSellerSession(
  sessions: SellerSessions,
  sellerId: string,
  { rememberMe, ...device }: SellerDevice,
): Promise<{ token: string }> {
  const hours = rememberMe ? limits.sellerRememberedDays * 24 : limits.sellerTokenHours;
  const sessionId = await sessions.open({ ownerId: sellerId, ...device, hours });
  const token = jwt.sign({ actor_id: sellerId, actor_type: "seller", session_id: sessionId }, readConfig().jwtSecret, {
    algorithm: "HS256",
    expiresIn: hours * 3600,
  });
  return { token };
}
