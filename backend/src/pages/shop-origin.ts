import type { IncomingMessage } from "node:http";
import type { Config } from "../config/parse-environment";

/**
 * Where the shop is reached, without a slash at its end: as SHOP_URL says, else as this caller reached it. What a
 * caller names is checked for form only, so it must be used for nothing but answers to that caller.
 */
export function shopOrigin({ headers }: Pick<IncomingMessage, "headers">, config: OriginConfig): string {
  if (config.shopUrl) return config.shopUrl;
  const host = headers.host && /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(headers.host) ? headers.host : "localhost";
  const secure = config.trustProxy > 0 && headers["x-forwarded-proto"] === "https";
  return `${secure ? "https" : "http"}://${host}`;
}

type OriginConfig = Pick<Config, "shopUrl" | "trustProxy">;
