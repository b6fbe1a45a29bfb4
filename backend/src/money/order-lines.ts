import { lineMoney } from "@haat/api-contract/order/line-money";
import { commissionOn } from "./commission";
import { shareOut } from "./share-out";
import { type Supply, splitTax } from "./split-tax";

/** A line of an order as it is now. `price` and `mrp` in rupees, rates in percent, `delivery` in whole paise. */
export type OrderLine = {
  lineId: string;
  /** Null: the shop's own goods. */
  sellerId: string | null;
  quantity: number;
  price: number;
  mrp: number | null;
  /** What a coupon took off each piece, in rupees: contained in the price. */
  coupon: number;
  /** Whether the shop bears it: always on its own goods. */
  isShopCoupon: boolean;
  delivery: number;
  gstPercent: number;
  commissionPercent: number;
};

/** What concerns the whole order. `cashFee` in whole paise: it is shared among the lines by what they cost. */
export type OrderCharges = {
  cashFee: number;
  /** GST rate of delivery and cash fee. */
  deliveryGstPercent: number;
  supply: Supply;
};

/**
 * The amounts of an order line, in whole paise. `gross` at MRP, less `saving` and the coupons by who bears them, is the
 * price of its goods; with `delivery` and `cashFee` it is what the shopper pays. GST is contained in these. The
 * commission and its GST are kept from a seller's goods, at their price before a coupon of the shop.
 */
export type LineAmounts = {
  pieces: number;
  gross: number;
  saving: number;
  shopCoupon: number;
  sellerCoupon: number;
  delivery: number;
  cashFee: number;
  gst: number;
  deliveryGst: number;
  commission: number;
  commissionGst: number;
};

/** All amounts zero. */
export const noAmounts: LineAmounts = {
  pieces: 0,
  gross: 0,
  saving: 0,
  shopCoupon: 0,
  sellerCoupon: 0,
  delivery: 0,
  cashFee: 0,
  gst: 0,
  deliveryGst: 0,
  commission: 0,
  commissionGst: 0,
};

export const amountNames = Object.keys(noAmounts) as (keyof LineAmounts)[];

export type MoneyOfLine = LineAmounts & { lineId: string; sellerId: string | null };

/** What the shopper pays for a line's goods. */
export const goodsOf = ({ gross, saving, shopCoupon, sellerCoupon }: LineAmounts): number =>
  gross - saving - shopCoupon - sellerCoupon;

/**
 * What some of a line's pieces cost, `after` others of them. However the pieces are split up, their amounts add up to
 * the line to the paisa. Whole paise.
 */
export function worthOfPieces(
  { goods, pieces }: { goods: number; pieces: number },
  quantity: number,
  after = 0,
): number {
  const upTo = (count: number) => (pieces === 0 ? 0 : Math.round((goods * Math.min(count, pieces)) / pieces));
  return upTo(after + quantity) - upTo(after);
}

/** Weights for sharing an amount by what lines cost; even weights if they cost nothing. */
export const byWorth = (worths: readonly number[]): number[] =>
  worths.some((worth) => worth > 0) ? [...worths] : worths.map(() => 1);

const taxIn = (paise: number, percent: number, supply: Supply): number =>
  paise - splitTax(paise, percent, supply).taxable;

/**
 * The money of an order's lines, from what was agreed: the only source of an order's sums. GST is rounded as invoices
 * round it: on each line's goods, and on delivery and cash fee of the order together.
 */
export function moneyOfLines(
  lines: readonly OrderLine[],
  { cashFee, deliveryGstPercent, supply }: OrderCharges,
): MoneyOfLine[] {
  const sold = lines.map(lineMoney);
  const fees = shareOut(byWorth(sold.map(({ goods }) => goods)), cashFee);
  const charges = lines.map(({ delivery }, at) => delivery + (fees[at] ?? 0));
  const charged = charges.reduce((sum, one) => sum + one, 0);
  const deliveryGst = shareOut(charges, taxIn(charged, deliveryGstPercent, supply));
  return lines.map(({ lineId, sellerId, quantity, isShopCoupon, delivery, gstPercent, commissionPercent }, at) => {
    const { gross = 0, saving = 0, coupon = 0, goods = 0 } = sold[at] ?? {};
    const shopCoupon = sellerId === null || isShopCoupon ? coupon : 0;
    return {
      ...noAmounts,
      lineId,
      sellerId,
      // The engine's API accepts half a piece; we count whole ones.
      pieces: Math.round(quantity),
      gross,
      saving,
      shopCoupon,
      sellerCoupon: coupon - shopCoupon,
      delivery,
      cashFee: fees[at] ?? 0,
      gst: taxIn(goods, gstPercent, supply),
      deliveryGst: deliveryGst[at] ?? 0,
      ...commissionOn(goods + shopCoupon, sellerId === null ? 0 : commissionPercent),
    };
  });
}
