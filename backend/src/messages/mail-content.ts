/** What a mail says, before it has a look: its HTML and its plain part are made from the same. */
export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** A one-time code, shown large. */
  code?: string;
  /** What was bought. `amount` is written out already. */
  lines?: { title: string; detail: string; amount: string }[];
  /** Sums below the lines; the last one is what counts. */
  totals?: Fact[];
  facts?: Fact[];
  button?: { label: string; url: string };
};

type Fact = { label: string; value: string };

/** Who writes, for the foot of each mail. */
export type MailSender = { shopUrl: string; name: string; details: string[] };

const facts = (list: readonly Fact[] = []) => list.map(({ label, value }) => `${label}: ${value}`).join("\n");

/** The mail for readers without HTML. */
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
