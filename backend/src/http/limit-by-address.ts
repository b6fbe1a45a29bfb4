import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { clientAddress, limitKey } from "./client-address";
import { type Limit, rateLimit } from "./rate-limit";

/** A check that throws ApiError 429 with Retry-After once a network address has asked too often. */
export function limitByAddress(limit: () => Limit): (req: MedusaRequest) => Promise<void> {
  const check = rateLimit(limit);
  return (req) => check(limitKey(clientAddress(req, readConfig().trustProxy)));
}
