import { saleMessages } from "@haat/api-contract/sale/messages";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { toast } from "../../lib/toast";
import { useDeleteSale, useEndSale } from "./api/sales.queries";

export type Asked = { act: "end" | "delete"; sale: Sale };

const words = {
  end: { title: "End", confirmLabel: "End now", text: saleMessages.confirmEnd, failed: saleMessages.endFailed },
  delete: {
    title: "Delete",
    confirmLabel: "Delete",
    text: saleMessages.confirmDelete,
    failed: saleMessages.deleteFailed,
  },
};

/** Asks before it ends or deletes a sale. */
export function SaleQuestion({ act, sale, onClose }: Asked & { onClose: () => void }) {
  const acts = { end: useEndSale(), delete: useDeleteSale() };
  const { title, failed, ...question } = words[act];
  return (
    <ActionDialog
      {...question}
      title={`${title} ${sale.title}?`}
      danger
      onAct={async () => {
        toast.success((await acts[act].mutateAsync(sale)).message);
      }}
      failureText={(error) => errorMessage(error, failed)}
      onClose={onClose}
    />
  );
}
