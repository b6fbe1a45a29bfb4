/** What a check of the shop found. Only a problem keeps a shop from going live. */
export type Finding = { subject: string; state: "good" | "advice" | "problem"; text: string };

type About = (text: string) => Finding;

/** The findings about one subject. */
export const about = (subject: string): Record<Finding["state"], About> => ({
  good: (text) => ({ subject, state: "good", text }),
  advice: (text) => ({ subject, state: "advice", text }),
  problem: (text) => ({ subject, state: "problem", text }),
});

/** The message of an error, in one line; of its cause, if that knows better. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return (error.message || error.name).split("\n")[0] ?? "";
}

/** What a check finds; one that fails is a problem of its subject, and hides nothing that others find. */
export const findingsOf = async (subject: string, check: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> => {
  try {
    return await check();
  } catch (error) {
    return [about(subject).problem(`It could not be checked: ${reasonOf(error)}.`)];
  }
};
