import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { sellerRefusal } from "@haat/api-contract/coupon/seller-limit";
import { DialogHost } from "@haat/product-form/dialog-host";
import { ListPager } from "@haat/product-form/list/list-pager";
import { oneOf } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import { offerStatusLooks } from "@haat/product-form/offers/offer-status";
import { goodsText } from "@haat/product-form/offers/offer-texts";
import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useState } from "react";
import { useSeller } from "../features/account/api/me.queries";
import { useListState } from "../features/account/use-list-state";
import { couponsQuery, couponsSpec } from "../features/coupons/api/coupons.queries";
import { type CouponActs, CouponCard } from "../features/coupons/coupon-card";
import { type Asked, CouponQuestion } from "../features/coupons/coupon-question";
import { LateDialog } from "../features/layout/late-dialog";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { StatusTabs } from "../features/layout/status-tabs";
import { choicesQuery } from "../features/products/api/products.queries";

/** Loaded lazily: the schemas of a coupon are as large as the rest of the screen. */
const formCode = {
  name: "Coupon",
  failed: "The form could not be loaded.",
  load: async () => (await import("../features/coupons/coupon-dialog")).CouponDialog,
};

/** Coupons for what the seller sells. The list's state is in the URL. */
export function Component() {
  usePageTitle("Coupons");
  const { state, sellerType } = useSeller();
  const list = useListState(couponsSpec);
  const status = oneOf(list.state.filters.status, offerStatuses);
  const query = useQuery(couponsQuery(list.state));
  const { data: choices } = useQuery(choicesQuery(sellerType));
  const { data, isFetching } = query;
  useLastPage(list, { rows: data?.coupons, total: data?.total ?? 0, isFetching });
  const [edited, setEdited] = useState<{ coupon: Coupon | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts: CouponActs = {
    onEdit: (coupon) => setEdited({ coupon }),
    onEnd: (coupon) => setAsked({ act: "end", coupon }),
    onDelete: (coupon) => setAsked({ act: "delete", coupon }),
  };
  const refusal = data ? sellerRefusal(state, data.maxPercent) : null;
  const mayEdit = data !== undefined && refusal === null;
  const addButton = mayEdit && <Button onClick={() => setEdited({ coupon: null })}>Add coupon</Button>;
  return (
    <DialogHost>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">Coupons</h1>
          <p className="mt-1 text-sm text-muted">
            Codes that take something off your products, and out of your earnings.
          </p>
        </div>
        {addButton}
      </div>
      {refusal && <p className="mb-4 rounded-card border border-line bg-warning-soft p-4 text-warning">{refusal}</p>}
      <div className="mb-5">
        <StatusTabs
          label="Coupons by status"
          list={list}
          statuses={offerStatuses}
          nameOf={(value) => offerStatusLooks[value].label}
        />
      </div>
      {data ? (
        data.coupons.length > 0 ? (
          <>
            <div className="flex flex-col gap-4">
              {data.coupons.map((coupon) => (
                <CouponCard
                  key={coupon._id}
                  coupon={coupon}
                  goods={goodsText(coupon, choices)}
                  mayEdit={mayEdit}
                  acts={acts}
                />
              ))}
            </div>
            <div className="mt-4 text-sm">
              <ListPager list={list} total={data.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={<TicketPercent />}
            title={status ? "No matching coupons" : "No coupons yet"}
            text={status ? "Try a different status." : "A coupon brings customers to your products, and back."}
          >
            {!status && addButton}
          </EmptyState>
        )
      ) : (
        <QueryPending query={query} failed={couponMessages.fetchFailed} loading="Loading coupons..." />
      )}
      {edited && data && (
        <LateDialog code={formCode} onClose={() => setEdited(null)}>
          {(Form) => <Form coupon={edited.coupon} maxPercent={data.maxPercent} onClose={() => setEdited(null)} />}
        </LateDialog>
      )}
      {asked && <CouponQuestion {...asked} onClose={() => setAsked(null)} />}
    </DialogHost>
  );
}
