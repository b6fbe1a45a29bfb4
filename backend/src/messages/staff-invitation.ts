import { limits } from "@haat/api-contract/limits";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Invitation = {
  /** Empty where nobody has said it. */
  name: string;
  invitedBy: string;
  /** Opens the page where a password is set. */
  url: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

/** The mail that brings a new member of staff to their first password. */
export function staffInvitation({ name, invitedBy, url, shop, shopUrl }: Invitation): Message {
  const content: MailContent = {
    subject: "You are invited to the back office of Haat",
    preview: "Set a password to begin.",
    heading: name ? `Welcome to Haat, ${name}` : "Welcome to Haat",
    paragraphs: [
      `${invitedBy} has made an account for you in the back office of Haat. Set a password to begin; each login then also asks for a code that we send to this address.`,
      `The link works once and for ${limits.staffPasswordLinkHours} hours. If it has expired, ask for a new one.`,
      "If you expected nothing like this, you can ignore this message: without a password nobody can log in.",
    ],
    button: { label: "Set your password", url },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
