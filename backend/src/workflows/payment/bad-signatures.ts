import type { GatewayName } from "@haat/api-contract/payment/words";
import { log } from "#log/log";

let untold = 0;
let toldAt = 0;

/** Logs wrong signatures, once a second at most with how many there were: a forger must not fill the disk. */
export function tellOfBadSignature(gateway: GatewayName, from: "callback" | "webhook"): void {
  untold += 1;
  const now = Date.now();
  if (now - toldAt < 1000) return;
  log.warn({ gateway, from, count: untold }, "Invalid payment signature");
  toldAt = now;
  untold = 0;
}
