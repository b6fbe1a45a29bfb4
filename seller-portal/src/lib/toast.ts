import { createToasts } from "@haat/ui/toast-store";

export const { toast, toastStore } = createToasts(3_000);

/** Says that what a dialog asked for is done, and closes it. A refusal leaves it open: the dialog itself says why. */
export async function closeWhenDone(act: Promise<{ message: string }>, onClose: () => void): Promise<void> {
  const answer = await act.catch(() => null);
  if (!answer) return;
  toast.success(answer.message);
  onClose();
}
