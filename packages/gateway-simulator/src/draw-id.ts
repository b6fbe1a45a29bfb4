import { randomBytes } from "node:crypto";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random id in the gateways' format: `pay_29QQoUBi66xm2f`. */
export function drawId(prefix: string, length: number): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => signs[byte % signs.length]).join("")}`;
}
