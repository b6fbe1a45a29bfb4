import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The network address that a request came from. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For`, so the one that counts stands `proxies` from the end; what a client wrote stands before it.
 */
export function clientAddress(req: Pick<IncomingMessage, "headers" | "socket">, proxies: number): string {
  const own = req.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return own;
  const chain = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return chain.at(-proxies) ?? own;
}

/** What is counted as one address in limits: of IPv6 the first 64 bits, since one line owns them all. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
