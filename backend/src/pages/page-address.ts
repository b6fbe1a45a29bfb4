import type { IncomingMessage } from "node:http";
import type { Config } from "../config/parse-environment";

/**
 * The shop's public URL without a trailing slash: SHOP_URL, which production requires. A demo without it trusts a Host
 * header only if it names this machine's loopback at the shop's own port: the value ends up in links that robots follow
 * and in cache keys.
 */
export function shopOrigin({ headers }: Pick<IncomingMessage, "headers">, { shopUrl, port }: OriginConfig): string {
  if (shopUrl) return shopUrl;
  const host = headers.host?.toLowerCase();
  const believed = loopbackNames.map((name) => `${name}:${port}`).find((one) => one === host);
  return `http://${believed ?? `localhost:${port}`}`;
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

type OriginConfig = Pick<Config, "shopUrl" | "port">;

/** The canonical URL of a product's page. */
export const productPagePath = ({ _id, slug }: { _id: string; slug: string }): string =>
  slug ? `/product/${encodeURIComponent(slug)}/${_id}` : `/product/${_id}`;
