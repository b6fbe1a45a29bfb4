import { saleMessages } from "@haat/api-contract/sale/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { OfferScreen } from "../shared/offer-screen";
import { OwnerFilter } from "../shared/owner-filter";
import { saleColumns } from "./sale-columns";
import { SaleModal } from "./sale-modal";
import { useDeleteSale, useEndSale, useSales } from "./sales.queries";

const spec: ListSpec = { filters: ["status", "owner"], limit: 10 };

/** Sales: price cuts that start and end by themselves. */
export default function SalesScreen() {
  return (
    <OfferScreen
      title="Sales"
      text="Price cuts that start and end by themselves. The shop has them for its own products, sellers for theirs."
      noun="sale"
      searchFor="Search by title"
      messages={saleMessages}
      useRead={useSales}
      useEnd={useEndSale}
      useDelete={useDeleteSale}
      nameOf={({ title }) => title}
      columnsOf={saleColumns}
      spec={spec}
      filters={(list) => <OwnerFilter list={list} />}
      form={(sale, onClose) => <SaleModal sale={sale} onClose={onClose} />}
    />
  );
}
