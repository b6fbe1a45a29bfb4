import { randomBytes } from "node:crypto";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An id as gateways draw them: `pay_29QQoUBi66xm2f`. */
export function drawId(prefix: string, length: number): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => signs[byte % signs.length]).join("")}`;
}
