import type { ApiAnswer } from "./api";
import type { Books } from "./books";

/**
 * Answers a request with an idempotency key once: the same request gets the same answer again. Null where the key belongs
 * to another request. `keeps` says which answers are given again.
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
