import { limits } from "@haat/api-contract/limits";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Reset = {
  /** Opens the page where the new password is set. */
  url: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

/** The mail that brings a seller to a new password. */
export function sellerReset({ url, shop, shopUrl }: Reset): Message {
  const content: MailContent = {
    subject: "Set a new password for your Haat seller account",
    preview: "The link works once.",
    heading: "Set a new password",
    paragraphs: [
      "Somebody, you we hope, asked for a new password for your seller account at Haat.",
      `The link works once and for ${limits.sellerResetMinutes} minutes. The new password ends all logins that are open.`,
      "If you did not ask for it, do nothing: your password stays what it is.",
    ],
    button: { label: "Set a new password", url },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
