/** A mail's content without layout: its HTML and its plain part are generated from the same. */
export type MailContent = {
  subject: string;
  /** Shown beside the subject in an inbox. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** A one-time code, shown in large type. */
  code?: string;
  /** The order's lines. `amount` is already formatted. */
  lines?: { title: string; detail: string; amount: string }[];
  /** Sums below the lines; the last one is emphasised. */
  totals?: Fact[];
  facts?: Fact[];
  button?: { label: string; url: string };
};

type Fact = { label: string; value: string };

/** The sender, for the footer of each mail. */
export type MailSender = { shopUrl: string; name: string; details: string[] };

const facts = (list: readonly Fact[] = []) => list.map(({ label, value }) => `${label}: ${value}`).join("\n");

/** The plain-text part of a mail. */
export function plainText(content: MailContent, { name, details, shopUrl }: MailSender): string {
  const lines = (content.lines ?? [])
    .map(({ title, detail, amount }) => `- ${title} (${detail}): ${amount}`)
    .join("\n");
  return [
    content.heading,
    ...content.paragraphs,
    lines,
    facts(content.totals),
    facts(content.facts),
    content.button ? `${content.button.label}: ${content.button.url}` : "",
    ["--", name, ...details, shopUrl].join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
