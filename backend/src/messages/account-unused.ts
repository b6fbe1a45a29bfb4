import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { retention } from "../config/retention";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Unused = { years: number; shop: PublicSettings["shop"]; shopUrl: string };

/** The mail that tells a shopper that their unused account will be deleted, and how to keep it. */
export function accountUnused({ years, shop, shopUrl }: Unused): Message {
  const content: MailContent = {
    subject: "Your Haat account will be deleted",
    preview: "Log in to keep it.",
    heading: "Your account will be deleted",
    paragraphs: [
      `You have not used your Haat account for ${years === 1 ? "a year" : `${years} years`}. We will delete it, with your personal data, in ${retention.unusedNoticeDays} days.`,
      "To keep it, log in before then. You need to do nothing else.",
      "Orders and invoices are kept for as long as tax law requires.",
    ],
    button: { label: "Log in", url: `${shopUrl}/account` },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
