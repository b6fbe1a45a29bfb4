import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { offerStatusLooks } from "../shared/offer-status";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import type { CouponRow } from "./coupons.queries";

type Acts = Record<"onEdit" | "onEnd" | "onDelete", ((coupon: CouponRow) => void) | undefined>;

const valueText = ({ kind, value, maxDiscount }: CouponRow): string =>
  kind === "amount"
    ? orderRupees(value)
    : maxDiscount === null
      ? `${value} %`
      : `${value} %, max ${orderRupees(maxDiscount)}`;

const usesText = ({ uses, maxUses }: CouponRow): string =>
  maxUses === null ? indianNumber(uses) : `${indianNumber(uses)} of ${indianNumber(maxUses)}`;

/** @param goods names what a coupon is for. */
export const couponColumns = (
  { onEdit, onEnd, onDelete }: Acts,
  goods: (coupon: CouponRow) => string,
): Column<CouponRow>[] => [
  {
    key: "code",
    header: "Code",
    width: "13rem",
    card: "title",
    cell: ({ code, title }) => (
      <span className="block break-words">
        <span className="text-ui-fg-base font-medium">{code}</span>
        <span className="text-ui-fg-subtle block">{title}</span>
      </span>
    ),
  },
  {
    key: "status",
    header: "Status",
    width: "7rem",
    cell: ({ status }) => <StatusDot tone={offerStatusLooks[status].tone}>{offerStatusLooks[status].label}</StatusDot>,
  },
  { key: "value", header: "Discount", width: "8.5rem", cell: valueText },
  {
    key: "goods",
    header: "Products",
    givesWay: 1,
    cell: (coupon) => (
      <span className="break-words">
        {goods(coupon)}
        {coupon.minGoods > 0 && ` from ${orderRupees(coupon.minGoods)}`}
      </span>
    ),
  },
  { key: "endsAt", header: "Ends", width: "10.5rem", cell: ({ endsAt }) => instantText(endsAt) },
  { key: "uses", header: "Uses", align: "end", width: "5rem", cell: usesText },
  { key: "given", header: "Cost", align: "end", width: "6rem", cell: ({ given }) => orderRupees(given) },
  {
    key: "revenue",
    header: "Revenue",
    align: "end",
    width: "8rem",
    givesWay: 2,
    cell: ({ revenue }) => orderRupees(revenue),
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "10rem",
    card: "actions",
    cell: (coupon) => (
      <div className="flex items-center justify-end gap-2">
        {onEnd && coupon.status === "running" && (
          <Button
            type="button"
            variant="secondary"
            size="small"
            className="whitespace-nowrap"
            aria-label={`End ${coupon.code} now`}
            onClick={() => onEnd(coupon)}
          >
            End now
          </Button>
        )}
        <RowButtons
          name={coupon.code}
          onEdit={onEdit ? () => onEdit(coupon) : undefined}
          onDelete={onDelete && coupon.uses === 0 ? () => onDelete(coupon) : undefined}
        />
      </div>
    ),
  },
];
