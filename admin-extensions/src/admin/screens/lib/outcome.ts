import { errorMessage } from "@haat/web/api-error";
import { toast } from "./toast";

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
export async function tellOutcome(change: Promise<Answer>, words: { done?: string; failed: string }): Promise<void> {
  try {
    const { message } = await change;
    toast.success(message ?? words.done ?? "");
  } catch (refusal) {
    toast.error(errorMessage(refusal, words.failed));
    throw refusal;
  }
}
