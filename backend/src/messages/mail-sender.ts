import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { readConfig } from "../config/read-config";
import type { MailSender } from "./mail-content";

/** The sender of the shop's mails: the merchant, once one is configured. */
export function mailSender(shop: PublicSettings["shop"], shopUrl: string): MailSender {
  if (!shop) return { shopUrl, name: "Haat", details: [] };
  const { line, city, pincode, state } = shop.address;
  return {
    shopUrl,
    name: shop.legalName,
    details: [`${line}, ${city} ${pincode}, ${state}`, `${shop.email} · ${shop.phone}`],
  };
}

/** The base URL of links in messages, without a trailing slash. */
export function shopUrl(): string {
  const { shopUrl: told, port } = readConfig();
  return told || `http://localhost:${port}`;
}
