import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** Messages for issues that have none in the schema; fragments that follow the field's name. */
export function wordIssue(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is required";
      return issue.expected === "int" ? "must be a whole number" : `must be ${article(issue.expected)}`;
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") return "is too short";
      return `must be at least ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string" || issue.origin === "array") return "is too long";
      return `must be at most ${issue.maximum}`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    default:
      return "is not valid";
  }
}

/**
 * The message for invalid input. A message that starts with a capital is a complete sentence of the contract and is
 * kept; a fragment is prefixed with its field's name.
 */
export function toSentence(issue: Pick<Issue, "message" | "path"> | undefined): string {
  if (!issue) return "The request is not valid.";
  if (!/^[a-z]/.test(issue.message)) return issue.message;
  const field = issue.path.join(".") || "The request body";
  return `${field} ${issue.message}.`;
}
