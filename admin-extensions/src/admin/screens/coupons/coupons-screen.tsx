import { couponMessages } from "@haat/api-contract/coupon/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { offerStatusLooks } from "../shared/offer-status";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { useOfferGoods } from "../shared/use-offer-goods";
import { couponColumns } from "./coupon-columns";
import { CouponModal } from "./coupon-modal";
import { type CouponRow, couponsQuery, useDeleteCoupon, useEndCoupon } from "./coupons.queries";

const spec: ListSpec = { filters: ["status"], limit: 10 };

/** Coupons: codes that take something off an order. */
export default function CouponsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(couponsQuery(list.state));
  const goods = useOfferGoods();
  const [edited, setEdited] = useState<{ coupon: CouponRow | null } | null>(null);
  const [ended, setEnded] = useState<CouponRow | null>(null);
  const [deleted, setDeleted] = useState<CouponRow | null>(null);
  const [end, remove] = [useEndCoupon(), useDeleteCoupon()];
  useErrorToast(error, couponMessages.fetchFailed);
  const mayEdit = can("edit_product");
  const acts = mayEdit
    ? { onEdit: (coupon: CouponRow) => setEdited({ coupon }), onEnd: setEnded, onDelete: setDeleted }
    : { onEdit: undefined, onEnd: undefined, onDelete: undefined };
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Coupons" text="Codes that take something off the shop's own products at checkout.">
        {mayEdit && <Button onClick={() => setEdited({ coupon: null })}>Add coupon</Button>}
      </PageHead>
      <RecordList
        label="Coupons"
        columns={couponColumns(acts, goods)}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.coupons, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: couponMessages.none }}
        errorText={couponMessages.fetchFailed}
        searchFor="Search by code or title"
        filters={
          <ChoiceFilter
            list={list}
            name="status"
            label="Status"
            all="Any status"
            choices={Object.entries(offerStatusLooks).map(([value, { label }]) => ({ value, label }))}
          />
        }
      />
      {edited && <CouponModal coupon={edited.coupon} onClose={() => setEdited(null)} />}
      {ended && (
        <ActionDialog
          title="End coupon"
          text={couponMessages.confirmEnd}
          confirmLabel="End now"
          danger
          onAct={async () => {
            toast.success((await end.mutateAsync(ended)).message);
          }}
          failureText={(refusal) => errorMessage(refusal, couponMessages.endFailed)}
          onClose={() => setEnded(null)}
        >
          <p className="text-ui-fg-base break-words font-medium">{ended.code}</p>
        </ActionDialog>
      )}
      {deleted && (
        <DeleteDialog
          title="Delete coupon"
          text={couponMessages.confirmDelete}
          name={deleted.code}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, couponMessages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
