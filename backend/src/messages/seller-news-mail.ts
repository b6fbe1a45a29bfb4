import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import type { Message } from "./sealed-message";

type News = { title: string; text: string; link: string };

/** The mail for a seller's notices; several at once are combined into one mail. */
export function sellerNewsMail(
  news: readonly [News, ...News[]],
  { shop, shopUrl }: { shop: PublicSettings["shop"]; shopUrl: string },
): Message {
  const [first, ...others] = news;
  const subject = others.length === 0 ? first.title : `${first.title}, and ${others.length} more`;
  const content: MailContent = {
    subject,
    preview: first.text,
    heading: others.length === 0 ? first.title : "Your notifications",
    paragraphs: [
      ...(others.length === 0 ? [first.text] : news.map(({ title, text }) => `${title}: ${text}`)),
      "You can choose which emails you receive in the settings of the seller portal.",
    ],
    button: { label: "Open the seller portal", url: `${shopUrl}/seller${first.link}` },
  };
  const sender = mailSender(shop, shopUrl);
  return { subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
