import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The client's network address. Each trusted proxy appends the address of its caller to `X-Forwarded-For`, so the one
 * that counts is the `proxies`-th from the end; the client may have sent any entries before it.
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

/** The address as limits count it: for IPv6 its first 64 bits, because one subscriber has all addresses below them. */
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
