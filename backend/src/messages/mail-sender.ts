import type { PublicSettings } from "@haat/api-contract/settings/schemas";
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
