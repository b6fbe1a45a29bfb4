import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";

/** Asks before something unsaved is left. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { asking, leave, stay } = useLeaveGuard(unsaved);
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={(open) => open || stay()}
      title="Leave without saving?"
      text="What you have changed on this page is not saved."
      confirmLabel="Leave"
      dismissLabel="Stay"
      danger
      onConfirm={leave}
    />
  );
}
