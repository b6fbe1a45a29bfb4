import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { clientAddress } from "./client-address";

/** What a session stores of where it was opened. */
export const deviceOf = (req: MedusaRequest): { userAgent: string; address: string } => ({
  userAgent: req.headers["user-agent"] ?? "",
  address: clientAddress(req, readConfig().trustProxy),
});
