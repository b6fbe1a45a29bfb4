import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { accountMessages } from "@haat/api-contract/account/messages";
import { limits } from "@haat/api-contract/limits";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopperId } from "#http/auth";
import { rateLimit } from "#http/rate-limit";
import { readAccountData } from "#workflows/account/account-data";

const limitDownloads = rateLimit(() => ({
  name: "account-data",
  max: limits.dataDownloadsPerHour,
  seconds: 3600,
  message: accountMessages.tooManyDownloads,
}));

/**
 * Streamed as it is read. If reading fails midway, the connection is aborted, so that a partial file never looks
 * complete.
 */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const customerId = shopperId(req);
  await limitDownloads(customerId);
  const data = await readAccountData(req.scope, customerId);
  const day = new Date().toISOString().slice(0, 10);
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.setHeader("Content-Disposition", `attachment; filename="haat-my-data-${day}.json"`);
  await pipeline(Readable.from(data), res);
};
