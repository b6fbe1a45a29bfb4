import { mailHtml } from "./mail-html";
import { shopUrl } from "./mail-sender";
import type { Message } from "./sealed-message";

/** A message's HTML: its own, or for one that is only text the shop's usual look, its code large. */
export function mailOf({ subject, text, code, html }: Message): string {
  if (html) return html;
  const content = {
    subject,
    // Not the text: its code would stand in every list of mails, and on locked screens.
    preview: subject,
    heading: subject,
    paragraphs: text.split("\n\n"),
    ...(code ? { code } : {}),
  };
  return mailHtml(content, { shopUrl: shopUrl(), name: "Haat", details: [] });
}
