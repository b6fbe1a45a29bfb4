import type { ApiAnswer } from "./api";
import type { Books } from "./books";

/**
 * Handles an idempotency key: the same request gets the same response again. Null if the key belongs to another
 * request. `keeps` says which responses are stored.
 */
export function answerOnce(
  books: Books,
  { key, request }: { key: string; request: string },
  answer: () => ApiAnswer,
  keeps: (answer: ApiAnswer) => boolean,
): (ApiAnswer & { isReplayed: boolean }) | null {
  const given = books.givenAnswer(key);
  if (given) return given.request === request ? { status: given.status, body: given.body, isReplayed: true } : null;
  const made = answer();
  if (keeps(made)) books.keepAnswer(key, { request, status: made.status, body: made.body });
  return { ...made, isReplayed: false };
}
