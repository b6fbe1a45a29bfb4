import { DiscardDialog } from "@haat/product-form/discard-dialog";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";

/** Asks before something unsaved is left. */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { asking, leave, stay } = useLeaveGuard(unsaved);
  return <DiscardDialog open={asking} onKeep={stay} onDiscard={leave} />;
}
