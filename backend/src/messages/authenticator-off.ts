import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type TurnedOff = {
  account: "staff" | "seller";
  /** Who turned it off: the account's owner, or staff for them. */
  by: "owner" | "staff";
  shop: PublicSettings["shop"];
  shopUrl: string;
};

const words = {
  staff: {
    account: "Haat back office account",
    now: "From now on you log in with your password and a code that we send to this address.",
    unexpected:
      "If you didn't expect this, change your password immediately and tell an administrator. You can set up an authenticator app again under Account Settings.",
  },
  seller: {
    account: "Haat seller account",
    now: "From now on you log in with your password alone.",
    unexpected:
      "If you didn't expect this, change your password immediately. You can set up an authenticator app again under Settings.",
  },
} as const;

/** Tells an account's owner that its authenticator app is off. */
export function authenticatorOff({ account, by, shop, shopUrl }: TurnedOff): Message {
  const { account: called, now, unexpected } = words[account];
  const content: MailContent = {
    subject: "Your authenticator app has been turned off",
    preview: `It is about your ${called}.`,
    heading: "Your authenticator app is off",
    paragraphs: [
      by === "owner"
        ? `You have turned off the authenticator app of your ${called}. Its recovery codes no longer work.`
        : `Our staff have turned off the authenticator app of your ${called} and logged it out on all devices. Its recovery codes no longer work.`,
      now,
      unexpected,
    ],
  };
  const sender = mailSender(shop, shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
