import type { IncomingMessage } from "node:http";
import type { Config } from "../config/parse-environment";

/**
 * Where the shop is reached, without a slash at its end: as SHOP_URL says, which production must have. A demo without
 * it believes a caller who names this machine's loopback at the shop's own port, and nothing else: what callers name
 * would stand in links that robots follow and that answers are kept under.
 */
export function shopOrigin({ headers }: Pick<IncomingMessage, "headers">, { shopUrl, port }: OriginConfig): string {
  if (shopUrl) return shopUrl;
  const host = headers.host?.toLowerCase();
  const believed = loopbackNames.map((name) => `${name}:${port}`).find((one) => one === host);
  return `http://${believed ?? `localhost:${port}`}`;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

type OriginConfig = Pick<Config, "shopUrl" | "port">;

/** The one address that a product's page is known by. */
export const productPagePath = ({ _id, slug }: { _id: string; slug: string }): string =>
  slug ? `/product/${encodeURIComponent(slug)}/${_id}` : `/product/${_id}`;
