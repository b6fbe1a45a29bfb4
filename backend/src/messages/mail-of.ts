import { mailHtml } from "./mail-html";
import { shopUrl } from "./mail-sender";
import type { Message } from "./sealed-message";

/** A message's HTML: its own or, for a text-only message, the shop's default layout with the code in large type. */
export function mailOf({ subject, text, code, html }: Message): string {
  if (html) return html;
  const content = {
    subject,
    // Not the text, whose code would show in inbox lists and on locked screens.
    preview: subject,
    heading: subject,
    paragraphs: text.split("\n\n"),
    ...(code ? { code } : {}),
  };
  return mailHtml(content, { shopUrl: shopUrl(), name: "Haat", details: [] });
}
