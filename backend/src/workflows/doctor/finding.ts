/** What a check of the shop found. Only a problem keeps a shop from going live. */
export type Finding = { subject: string; state: "good" | "advice" | "problem"; text: string };

type About = (text: string) => Finding;

/** The findings about one subject. */
export const about = (subject: string): Record<Finding["state"], About> => ({
  good: (text) => ({ subject, state: "good", text }),
  advice: (text) => ({ subject, state: "advice", text }),
  problem: (text) => ({ subject, state: "problem", text }),
});

/** The message of an error, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split("\n")[0] ?? "";
