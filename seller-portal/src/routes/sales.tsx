import { saleMessages } from "@haat/api-contract/sale/messages";
import { sellingRefusal } from "@haat/api-contract/seller/words";
import { goodsText } from "@haat/product-form/offers/offer-texts";
import { useQuery } from "@tanstack/react-query";
import BadgePercent from "lucide-react/icons/badge-percent";
import { useSeller } from "../features/account/api/me.queries";
import { useListState } from "../features/account/use-list-state";
import { LateDialog } from "../features/layout/late-dialog";
import { OfferPage } from "../features/offers/offer-page";
import { offersSpec } from "../features/offers/offers.queries";
import { choicesQuery } from "../features/products/api/products.queries";
import { salesQuery, useDeleteSale, useEndSale } from "../features/sales/api/sales.queries";
import { SaleCard } from "../features/sales/sale-card";

/** Loaded lazily: the schemas of a sale are as large as the rest of the screen. */
const formCode = {
  name: "Sale",
  failed: "The form could not be loaded.",
  load: async () => (await import("../features/sales/sale-dialog")).SaleDialog,
};

/** Sales of what the seller sells. */
export function Component() {
  const { state, sellerType } = useSeller();
  const list = useListState(offersSpec);
  const query = useQuery(salesQuery(list.state));
  const { data: choices } = useQuery(choicesQuery(sellerType));
  return (
    <OfferPage
      title="Sales"
      text="Price cuts on your products that start and end by themselves."
      noun="sale"
      icon={<BadgePercent />}
      reason="During a sale customers see a lower price, and when it ends."
      messages={saleMessages}
      list={list}
      query={query}
      read={query.data && { rows: query.data.sales, total: query.data.total }}
      refusal={sellingRefusal(state, saleMessages)}
      nameOf={({ title }) => title}
      mayEdit={({ status }) => status !== "over"}
      mayDelete={({ status }) => status !== "running"}
      end={useEndSale()}
      remove={useDeleteSale()}
      card={(sale, acts) => <SaleCard sale={sale} goods={goodsText(sale, choices)} acts={acts} />}
      form={(sale, onClose) => (
        <LateDialog code={formCode} onClose={onClose}>
          {(Form) => <Form sale={sale} onClose={onClose} />}
        </LateDialog>
      )}
    />
  );
}
