import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { readConfig } from "../config/read-config";
import type { MailSender } from "./mail-content";

/** Who writes the shop's mails: whoever sells in it, once somebody has said who that is. */
export function mailSender(shop: PublicSettings["shop"], shopUrl: string): MailSender {
  if (!shop) return { shopUrl, name: "Haat", details: [] };
  const { line, city, pincode, state } = shop.address;
  return {
    shopUrl,
    name: shop.legalName,
    details: [`${line}, ${city} ${pincode}, ${state}`, `${shop.email} · ${shop.phone}`],
  };
}

/** Where the links of messages lead: the shop's own address, without a slash at its end. */
export function shopUrl(): string {
  const { shopUrl: told, port } = readConfig();
  return told || `http://localhost:${port}`;
}
