import { errorMessage } from "@haat/web/api-error";
import { toast as engineToast } from "@medusajs/ui";

const closesAfterMs = 3_000;

const say = (kind: "success" | "error" | "warning" | "info") => (text: string) =>
  // One toast per text: repeated clicks do not stack. Without the close button, which has no accessible name.
  void engineToast[kind](text, { id: `${kind}: ${text}`, duration: closesAfterMs, dismissable: false });

/** A short confirmation that disappears after three seconds. */
export const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };

type Answer = { message?: string | undefined };

/**
 * Shows the success of a dialog's action, and closes it. After an error it stays open and shows the message itself.
 *
 * @param done - Text if the response has no message.
 */
export async function closeWhenDone(deed: Promise<Answer>, onClose: () => void, done = ""): Promise<void> {
  const answer = await deed.catch(() => null);
  if (!answer) return;
  toast.success(answer.message ?? done);
  onClose();
}

/**
 * Shows the result of a switch in a row. Errors are rethrown, so that the switch reverts.
 *
 * @param words - Texts if the response, or the error, has no message.
 */
export async function showOutcome(change: Promise<Answer>, words: { done?: string; failed: string }): Promise<void> {
  try {
    const { message } = await change;
    toast.success(message ?? words.done ?? "");
  } catch (refusal) {
    toast.error(errorMessage(refusal, words.failed));
    throw refusal;
  }
}
