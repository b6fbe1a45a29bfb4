import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import { saleMessages } from "@haat/api-contract/sale/messages";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { sellerSaleRefusal } from "@haat/api-contract/sale/seller-refusal";
import { DialogHost } from "@haat/product-form/dialog-host";
import { ListPager } from "@haat/product-form/list/list-pager";
import { oneOf } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import { offerStatusLooks } from "@haat/product-form/offers/offer-status";
import { goodsText } from "@haat/product-form/offers/offer-texts";
import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import BadgePercent from "lucide-react/icons/badge-percent";
import { useState } from "react";
import { useSeller } from "../features/account/api/me.queries";
import { useListState } from "../features/account/use-list-state";
import { LateDialog } from "../features/layout/late-dialog";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { StatusTabs } from "../features/layout/status-tabs";
import { choicesQuery } from "../features/products/api/products.queries";
import { salesQuery, salesSpec } from "../features/sales/api/sales.queries";
import { type SaleActs, SaleCard } from "../features/sales/sale-card";
import { type Asked, SaleQuestion } from "../features/sales/sale-question";

/** Loaded lazily: the schemas of a sale are as large as the rest of the screen. */
const formCode = {
  name: "Sale",
  failed: "The form could not be loaded.",
  load: async () => (await import("../features/sales/sale-dialog")).SaleDialog,
};

/** Sales of what the seller sells. The list's state is in the URL. */
export function Component() {
  usePageTitle("Sales");
  const { state, sellerType } = useSeller();
  const list = useListState(salesSpec);
  const status = oneOf(list.state.filters.status, offerStatuses);
  const query = useQuery(salesQuery(list.state));
  const { data: choices } = useQuery(choicesQuery(sellerType));
  const { data, isFetching } = query;
  useLastPage(list, { rows: data?.sales, total: data?.total ?? 0, isFetching });
  const [edited, setEdited] = useState<{ sale: Sale | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts: SaleActs = {
    onEdit: (sale) => setEdited({ sale }),
    onEnd: (sale) => setAsked({ act: "end", sale }),
    onDelete: (sale) => setAsked({ act: "delete", sale }),
  };
  const refusal = sellerSaleRefusal(state);
  const mayEdit = refusal === null;
  const addButton = mayEdit && <Button onClick={() => setEdited({ sale: null })}>Add sale</Button>;
  return (
    <DialogHost>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">Sales</h1>
          <p className="mt-1 text-sm text-muted">Price cuts on your products that start and end by themselves.</p>
        </div>
        {addButton}
      </div>
      {refusal && <p className="mb-4 rounded-card border border-line bg-warning-soft p-4 text-warning">{refusal}</p>}
      <div className="mb-5">
        <StatusTabs
          label="Sales by status"
          list={list}
          statuses={offerStatuses}
          nameOf={(value) => offerStatusLooks[value].label}
        />
      </div>
      {data ? (
        data.sales.length > 0 ? (
          <>
            <div className="flex flex-col gap-4">
              {data.sales.map((sale) => (
                <SaleCard key={sale._id} sale={sale} goods={goodsText(sale, choices)} mayEdit={mayEdit} acts={acts} />
              ))}
            </div>
            <div className="mt-4 text-sm">
              <ListPager list={list} total={data.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={<BadgePercent />}
            title={status ? "No matching sales" : "No sales yet"}
            text={status ? "Try a different status." : "During a sale customers see a lower price, and when it ends."}
          >
            {!status && addButton}
          </EmptyState>
        )
      ) : (
        <QueryPending query={query} failed={saleMessages.fetchFailed} loading="Loading sales..." />
      )}
      {edited && (
        <LateDialog code={formCode} onClose={() => setEdited(null)}>
          {(Form) => <Form sale={edited.sale} onClose={() => setEdited(null)} />}
        </LateDialog>
      )}
      {asked && <SaleQuestion {...asked} onClose={() => setAsked(null)} />}
    </DialogHost>
  );
}
