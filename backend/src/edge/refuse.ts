import type { ServerResponse } from "node:http";
import { failureSchema } from "@haat/api-contract/envelope";

/** Answers a failure in the contract's envelope without the engine. */
export function refuse(res: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify(failureSchema.parse({ success: false, message }));
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  res.end(body);
}
