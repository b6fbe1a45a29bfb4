import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone } from "../lib/toast";
import { type Gateway, moneyMoving, movingText, useRemoveKeys } from "./payment-settings.queries";

/** Asks before it removes stored keys, and once more while payments are pending. */
export function RemoveKeysDialog({ gateway: { gateway }, onClose }: { gateway: Gateway; onClose: () => void }) {
  const remove = useRemoveKeys(gateway);
  const moving = moneyMoving(remove.error);
  const failed = remove.error && moving === 0 ? errorMessage(remove.error, paymentSetupMessages.keysNotRemoved) : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={moving > 0 ? "Remove keys anyway?" : `Remove the saved ${gatewayTitle(gateway)} keys?`}
      text={moving > 0 ? movingText(moving) : "Without keys, this gateway can't take, check or refund payments."}
      confirmLabel={moving > 0 ? "Remove anyway" : "Remove keys"}
      danger
      busy={remove.isPending}
      onConfirm={() => void closeWhenDone(remove.mutateAsync({ confirmed: moving > 0 }), onClose)}
    >
      {failed && <FormAlert>{failed}</FormAlert>}
    </ConfirmDialog>
  );
}
