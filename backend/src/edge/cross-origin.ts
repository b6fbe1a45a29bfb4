import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Lets configured origins call `/api/v1` from another site. Every other origin gets no CORS header, so its browser
 * blocks the answer. `Vary: Origin` is part of each answer's head.
 *
 * @returns whether it was a preflight and is answered.
 */
export function crossOrigin(req: IncomingMessage, res: ServerResponse, allowed: readonly string[]): boolean {
  const origin = req.headers.origin;
  if (!origin || !allowed.includes(origin)) return false;
  res.setHeader("Access-Control-Allow-Origin", origin);
  res.setHeader("Access-Control-Allow-Credentials", "true");
  res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
  if (req.method !== "OPTIONS" || !req.headers["access-control-request-method"]) return false;
  res.writeHead(204, {
    "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, X-Request-Id",
    "Access-Control-Max-Age": "600",
  });
  res.end();
  return true;
}
