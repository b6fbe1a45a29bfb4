import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender, shopUrl } from "./mail-sender";
import type { Message } from "./sealed-message";

/** The mail by which staff test the mail server. */
export function testMail(shop: PublicSettings["shop"]): Message {
  const content: MailContent = {
    subject: "Test email from Haat",
    preview: "Your shop can send emails.",
    heading: "Your shop can send emails",
    paragraphs: [
      "A staff member sent this test from the back office. Emails with codes and order news look like this one.",
      "If you weren't expecting it, you can ignore it.",
    ],
    button: { label: "Open the shop", url: shopUrl() },
  };
  const sender = mailSender(shop, shopUrl());
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
