import { limits } from "@haat/api-contract/limits";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Reset = {
  /** Link to the page where the new password is set. */
  url: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

/** The mail with a seller's password reset link. */
export function sellerReset({ url, shop, shopUrl }: Reset): Message {
  const content: MailContent = {
    subject: "Reset your Haat seller password",
    preview: "The link works once.",
    heading: "Set a new password",
    paragraphs: [
      "We received a request to reset the password of your Haat seller account.",
      `The link works once and is valid for ${limits.sellerResetMinutes} minutes. Setting a new password logs you out on all devices.`,
      "If you didn't request this, you can ignore this message. Your password stays the same.",
    ],
    button: { label: "Set a new password", url },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
