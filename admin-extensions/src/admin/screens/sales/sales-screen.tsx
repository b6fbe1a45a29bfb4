import { saleMessages } from "@haat/api-contract/sale/messages";
import { OfferScreen } from "../shared/offer-screen";
import { saleColumns } from "./sale-columns";
import { SaleModal } from "./sale-modal";
import { useDeleteSale, useEndSale, useSales } from "./sales.queries";

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
      form={(sale, onClose) => <SaleModal sale={sale} onClose={onClose} />}
    />
  );
}
