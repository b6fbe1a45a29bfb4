import { errorMessage } from "@haat/web/api-error";
import { toast as engineToast } from "@medusajs/ui";

const closesAfterMs = 3_000;

const say = (kind: "success" | "error" | "warning" | "info") => (text: string) =>
  // One of each text: pressing twice does not stack it. Without the button to close it, which has no name to read out.
  void engineToast[kind](text, { id: `${kind}: ${text}`, duration: closesAfterMs, dismissable: false });

/** A short answer to what somebody did; it goes by itself after three seconds. */
export const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };

type Answer = { message?: string | undefined };

/**
 * Says that a dialog's deed is done, and closes it. A refused one leaves it open: the dialog itself says why.
 *
 * @param done - Said where the answer brings no sentence.
 */
export async function closeWhenDone(deed: Promise<Answer>, onClose: () => void, done = ""): Promise<void> {
  const answer = await deed.catch(() => null);
  if (!answer) return;
  toast.success(answer.message ?? done);
  onClose();
}

/**
 * Says what became of a switch in a row. A refusal is thrown on, so that the switch comes back.
 *
 * @param words - Said where the answer, or the refusal, brings no sentence.
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
