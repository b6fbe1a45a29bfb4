import { limits } from "@haat/api-contract/limits";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type Invitation = {
  /** Empty if unknown. */
  name: string;
  invitedBy: string;
  /** Link to the page where the password is set. */
  url: string;
  shop: PublicSettings["shop"];
  shopUrl: string;
};

/** The mail that invites a new member of staff to set their first password. */
export function staffInvitation({ name, invitedBy, url, shop, shopUrl }: Invitation): Message {
  const content: MailContent = {
    subject: "You're invited to the Haat back office",
    preview: "Set a password to get started.",
    heading: name ? `Welcome to Haat, ${name}` : "Welcome to Haat",
    paragraphs: [
      `${invitedBy} has created a Haat back office account for you. Set a password to get started. Each time you log in, we also send a code to this address.`,
      `The link works once and is valid for ${limits.staffPasswordLinkHours} hours. If it has expired, ask for a new one.`,
      "If you weren't expecting this, you can ignore this message. No one can log in without a password.",
    ],
    button: { label: "Set your password", url },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
