import { saleMessages } from "@haat/api-contract/sale/messages";
import { type Sale, saleFormSchema } from "@haat/api-contract/sale/schemas";
import { SaleDialog as SharedDialog } from "@haat/product-form/offers/sale/sale-dialog";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { closeWhenDone } from "../../lib/toast";
import { useSeller } from "../account/api/me.queries";
import { choicesQuery, findProducts } from "../products/api/products.queries";
import { findVariants, salePricesQuery, useSaveSale } from "./api/sales.queries";

type Props = {
  /** Null for a new sale. */
  sale: Sale | null;
  onClose: () => void;
};

const resolver = zodResolver(saleFormSchema);

/** Adds or edits a sale of what the seller sells. */
export function SaleDialog({ sale, onClose }: Props) {
  const { sellerType } = useSeller();
  const { data: choices } = useQuery(choicesQuery(sellerType));
  const save = useSaveSale();
  return (
    <SharedDialog
      sale={sale}
      text="You earn from the lowered prices, and commission is taken from them."
      pricesQuery={salePricesQuery}
      resolver={resolver}
      choices={choices}
      find={findProducts}
      findVariants={findVariants}
      busy={save.isPending}
      error={save.error ? errorMessage(save.error, saleMessages.saveFailed) : undefined}
      onSave={(body) => closeWhenDone(save.mutateAsync({ id: sale?._id, body }), onClose)}
      onClose={onClose}
    />
  );
}
