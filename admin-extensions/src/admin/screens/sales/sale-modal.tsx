import { saleMessages } from "@haat/api-contract/sale/messages";
import { saleFormSchema } from "@haat/api-contract/sale/schemas";
import { SaleDialog } from "@haat/product-form/offers/sale/sale-dialog";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { closeWhenDone } from "../lib/toast";
import { choicesQuery, findShopProducts } from "../products/products.queries";
import { findSaleVariants, type SaleRow, salePricesQuery, useSaveSale } from "./sales.queries";

type Props = { sale: SaleRow | null; onClose: () => void };

const resolver = zodResolver(saleFormSchema);

/** Adds or edits a sale of the shop. */
export function SaleModal({ sale, onClose }: Props) {
  const { data: choices } = useQuery(choicesQuery);
  const save = useSaveSale();
  return (
    <SaleDialog
      sale={sale}
      pricesQuery={salePricesQuery}
      resolver={resolver}
      choices={choices}
      find={findShopProducts}
      findVariants={findSaleVariants}
      busy={save.isPending}
      error={save.error ? errorMessage(save.error, saleMessages.saveFailed) : undefined}
      onSave={(body) => closeWhenDone(save.mutateAsync({ id: sale?._id, body }), onClose)}
      onClose={onClose}
    />
  );
}
