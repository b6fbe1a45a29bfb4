import { readIdentifier } from "@haat/api-contract/login/schemas";

/**
 * The email addresses and mobile numbers of a text, each once: on lines of their own, or separated by commas, semicolons, tabs
 * or spaces. What is neither stays as it is, so that the server's answer names it.
 */
export function typedIdentifiers(text: string): string[] {
  const parts = text.split(/[\n\r,;\t]+/).flatMap((part) => {
    const trimmed = part.trim();
    // "98765 43210" is one number, "a@example.in b@example.in" two addresses.
    const words = readIdentifier(trimmed) ? [trimmed] : trimmed.split(/\s+/);
    return words.length > 1 && words.some((word) => readIdentifier(word)) ? words : [trimmed];
  });
  return [...new Set(parts.filter(Boolean))];
}
