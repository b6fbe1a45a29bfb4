import { createToasts } from "@haat/ui/toast-store";

export const { toast, toastStore } = createToasts(3_000);

/** Shows the success of a dialog's action, and closes it. After an error it stays open and shows the message itself. */
export async function closeWhenDone(act: Promise<{ message: string }>, onClose: () => void): Promise<void> {
  const answer = await act.catch(() => null);
  if (!answer) return;
  toast.success(answer.message);
  onClose();
}
