import type { ProductVerdict } from "@haat/api-contract/product/words";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Verdict = {
  state: ProductVerdict;
  /** Written by staff; empty for an approval. */
  reason: string;
  title: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

const words: Record<ProductVerdict, { heading: string; lines: (title: string, reason: string) => string[] }> = {
  approved: {
    heading: "Your product is approved",
    lines: (title) => [`${title} is now live in the shop.`],
  },
  rejected: {
    heading: "Your product was not approved",
    lines: (title, reason) => [
      `We could not approve ${title}.`,
      `Reason: ${reason}`,
      "Once you correct this, we will review it again.",
    ],
  },
};

/** The mail to a seller when staff approve or reject a product. */
export function sellerProductVerdict({ state, reason, title, shop, shopUrl }: Verdict): Message {
  const { heading, lines } = words[state];
  const subject = `${heading}: ${title}`;
  const content: MailContent = {
    subject,
    preview: heading,
    heading,
    paragraphs: lines(title, reason),
    button: { label: "Open your products", url: `${shopUrl}/seller/products` },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
