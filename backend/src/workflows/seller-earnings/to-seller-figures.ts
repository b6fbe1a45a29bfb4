import type {
  EarningLine,
  Held,
  Payout,
  SellerBalance,
  SellerBalanceRow as SellerBalanceOnWire,
  SellerFigures,
} from "@haat/api-contract/seller-earnings/schemas";
import type { PayoutRow } from "#modules/payout/service";
import type { Balance, HeldPart, SellerBalanceRow } from "#modules/seller-balance/service";

const rupees = (paise: number) => Math.round(paise) / 100;

/** Earnings of one line or several, in whole paise, with the column names of `haat_earned_line`. */
export type EarnedRow = {
  paid: number;
  delivery: number;
  commission: number;
  commission_gst: number;
  refunded: number;
  refund_share: number;
  net: number;
};

export const toHeld = ({ reason, net, until }: HeldPart): Held => ({ reason, amount: rupees(net), until });

export type FiguresRow = EarnedRow & { orders: number; pieces: number };

export type LineRow = EarnedRow &
  Pick<
    EarningLine,
    "parcelId" | "orderNumber" | "placedAt" | "title" | "quantity" | "status" | "heldFor" | "availableFrom"
  > & {
    id: string;
    percent: number;
    due: boolean;
  };

const toEarned = (row: EarnedRow) => ({
  paid: rupees(row.paid),
  delivery: rupees(row.delivery),
  commission: rupees(row.commission),
  commissionGst: rupees(row.commission_gst),
  refunded: rupees(row.refunded),
  refundShare: rupees(row.refund_share),
  net: rupees(row.net),
});

export const toSellerFigures = (row: FiguresRow): SellerFigures => ({
  orders: row.orders,
  pieces: row.pieces,
  ...toEarned(row),
});

export const toEarningLine = ({
  id,
  parcelId,
  orderNumber,
  placedAt,
  title,
  quantity,
  status,
  due,
  heldFor,
  availableFrom,
  percent,
  ...earned
}: LineRow): EarningLine => ({
  _id: id,
  parcelId,
  orderNumber,
  placedAt,
  title,
  quantity,
  status,
  state: due ? "available" : "pending",
  heldFor,
  availableFrom,
  commissionPercent: percent,
  ...toEarned(earned),
});

export const toBalance = ({ net, due, paidOut }: Balance): SellerBalance => ({
  pending: rupees(net - due),
  available: rupees(due - paidOut),
  paidOut: rupees(paidOut),
});

export const toBalanceRow = ({ id, name, email, ...balance }: SellerBalanceRow): SellerBalanceOnWire => ({
  _id: id,
  name,
  email,
  ...toBalance(balance),
  net: rupees(balance.net),
});

export const toPayout = ({ id, amountPaise, reference, createdAt }: PayoutRow): Payout => ({
  _id: id,
  amount: rupees(amountPaise),
  reference,
  createdAt,
});
