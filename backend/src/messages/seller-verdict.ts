import type { SellerVerdict } from "@haat/api-contract/seller/words";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Verdict = {
  state: SellerVerdict;
  /** Written by staff; empty for an approval. */
  reason: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

const words: Record<SellerVerdict, { subject: string; heading: string; lines: (reason: string) => string[] }> = {
  approved: {
    subject: "Your Haat seller account is approved",
    heading: "Your account is approved",
    lines: () => ["We have reviewed and approved your account. Welcome to Haat!"],
  },
  rejected: {
    subject: "Your Haat seller account was not approved",
    heading: "We could not approve your account",
    lines: (reason) => [`Reason: ${reason}`, "Once you correct this, request another review in the seller portal."],
  },
  suspended: {
    subject: "Your Haat seller account is suspended",
    heading: "Your account is suspended",
    lines: (reason) => [`Reason: ${reason}`, "If you think this is a mistake, please contact us."],
  },
};

/** The mail to a seller who was approved, rejected or suspended. */
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
