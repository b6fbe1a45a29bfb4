import type { SellerVerdict } from "@haat/api-contract/seller/words";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Verdict = {
  state: SellerVerdict;
  /** In staff's words; empty for an approval. */
  reason: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

const words: Record<SellerVerdict, { subject: string; heading: string; lines: (reason: string) => string[] }> = {
  approved: {
    subject: "Your seller account at Haat is approved",
    heading: "Your account is approved",
    lines: () => ["We have looked at your account and approved it. Welcome to the bazaar."],
  },
  rejected: {
    subject: "Your seller account at Haat was not approved",
    heading: "We could not approve your account",
    lines: (reason) => [`The reason: ${reason}`, "Once this is put right, ask for another look in the seller portal."],
  },
  suspended: {
    subject: "Your seller account at Haat is suspended",
    heading: "Your account is suspended",
    lines: (reason) => [`The reason: ${reason}`, "If you think that this is a mistake, please write to us."],
  },
};

/** The mail that tells a seller that they were approved, rejected or suspended. */
export function sellerVerdict({ state, reason, shop, shopUrl }: Verdict): Message {
  const { subject, heading, lines } = words[state];
  const content: MailContent = {
    subject,
    preview: heading,
    heading,
    paragraphs: lines(reason),
    button: { label: "Open your account", url: `${shopUrl}/seller/dashboard` },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
