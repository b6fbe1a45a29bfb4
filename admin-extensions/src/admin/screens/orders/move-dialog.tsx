import { isBackwards, type MoveEffect, moveEffects } from "@haat/api-contract/order/move-effects";
import type { SettableOrderStatus } from "@haat/api-contract/order/words";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { effectText } from "./move-words";
import { statusLooks } from "./order-words";
import type { OrderDetail } from "./orders.queries";

type Props = { order: OrderDetail; to: SettableOrderStatus; onConfirm: () => void; onClose: () => void };

/** Lists the effects before an order's status changes. */
export function MoveDialog({ order, to, onConfirm, onClose }: Props) {
  const effects = moveEffects(order, to);
  const [from, label] = [statusLooks[order.orderStatus].label, statusLooks[to].label];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Set order #${order.orderNumber} to ${label}?`}
      text={isBackwards(order.orderStatus, to) ? `The order is ${from}. This moves it back.` : `The order is ${from}.`}
      confirmLabel={to === "cancelled" ? "Cancel order" : `Set to ${label}`}
      dismissLabel="Keep current status"
      danger={to === "cancelled"}
      onConfirm={onConfirm}
    >
      <EffectList effects={effects} />
    </ConfirmDialog>
  );
}

export const EffectList = ({ effects }: { effects: readonly MoveEffect[] }) =>
  effects.length > 0 && (
    <ul className="text-ui-fg-base flex list-disc flex-col gap-1 pl-5" aria-label="What will happen">
      {[...new Set(effects.map(effectText))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
