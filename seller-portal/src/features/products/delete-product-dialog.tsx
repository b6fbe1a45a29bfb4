import { productMessages } from "@haat/api-contract/product/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { toast } from "../../lib/toast";
import { type ProductRow, useDeleteProduct } from "./api/products.queries";

type Props = { product: ProductRow; onClose: () => void };

/** Asks before it deletes a product. */
export function DeleteProductDialog({ product, onClose }: Props) {
  const remove = useDeleteProduct();
  return (
    <ActionDialog
      title="Delete product"
      text={productMessages.confirmDelete}
      confirmLabel="Delete"
      danger
      onAct={async () => {
        toast.success((await remove.mutateAsync(product._id)).message);
      }}
      failureText={(refusal) => errorMessage(refusal, productMessages.saveFailed)}
      onClose={onClose}
    >
      <p className="break-words font-semibold">{product.title}</p>
    </ActionDialog>
  );
}
