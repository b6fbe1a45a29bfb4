import type { GatewayName } from "@haat/api-contract/payment/words";
import { log } from "#log/log";

let unannounced = 0;
let notifiedAt = 0;

/** Logs invalid signatures, at most once a second with their number, so that a forger cannot fill the disk. */
export function notifyOfBadSignature(gateway: GatewayName, from: "callback" | "webhook"): void {
  unannounced += 1;
  const now = Date.now();
  if (now - notifiedAt < 1000) return;
  log.warn({ gateway, from, count: unannounced }, "Invalid payment signature");
  notifiedAt = now;
  unannounced = 0;
}
