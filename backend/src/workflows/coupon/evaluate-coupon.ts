import { bankOfferText, tellsBank } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { lineMoney, lineShipping } from "@haat/api-contract/order/line-money";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import { byWorth } from "#money/order-lines";
import { toPaise } from "#money/rupees";
import { shareOut } from "#money/share-out";
import type { Sellable } from "../sellable/sellable";

/** A line of an order: what one piece, all of its goods and their delivery cost, in whole paise. */
export type CouponLine = { productId: string; price: number; quantity: number; goods: number; shipping: number };

type Priced = { productId: string; price: number; quantity: number; shipping: number };

/** @param line - Its price and delivery in rupees. */
export const couponLine = ({ productId, price, quantity, shipping }: Priced): CouponLine => ({
  productId,
  price: lineMoney({ price, quantity: 1 }).goods,
  quantity,
  goods: lineMoney({ price, quantity }).goods,
  shipping: toPaise(shipping),
});

/** A line of so many pieces. Stock and pincodes are the order's concern. */
export const sellableLine = (sellable: Sellable, quantity: number): CouponLine =>
  couponLine({ ...sellable, quantity, shipping: lineShipping(sellable, sellable.price, quantity) });

/** An order that a coupon is for, as far as it is known. */
export type CouponOrder = {
  lines: readonly CouponLine[];
  paymentMethod: string | null;
  /** Of the delivery. */
  pincode: string | null;
};

/** More items that a coupon needs: what they must cost, in whole paise, or how many there must be. */
type Missing = { missing: number | null; missingPieces: number | null };

/**
 * What a coupon takes off the goods and off their delivery, in all and of each line, in whole paise; nothing if there is a
 * `problem`, which more items may solve.
 */
export type CouponEvaluation = {
  discount: number;
  shares: number[];
  delivery: number;
  deliveryShares: number[];
  problem: string | null;
} & Missing;

/** What an order costs at least: no gateway takes a payment of nothing. */
const minPaise = 100;

const nothingMissing: Missing = { missing: null, missingPieces: null };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The outcome for an order whose coupon takes nothing off. */
export const refusedCoupon = (
  lines: readonly unknown[],
  problem: string,
  missing: Partial<Missing> = {},
): CouponEvaluation => {
  const nothing = lines.map(() => 0);
  const off = { discount: 0, shares: nothing, delivery: 0, deliveryShares: nothing };
  return { ...off, problem, ...nothingMissing, ...missing };
};

/**
 * What a coupon takes off an order: a percentage, rounded to the paisa, an amount, or the price of its cheapest pieces, of
 * the goods it is for, or their delivery; or the price of other products that are free with them. Their lines share what is
 * taken off goods by what they cost, so that no piece is free to keep while the others go back.
 */
export function evaluateCoupon(coupon: StandingCoupon, order: CouponOrder): CouponEvaluation {
  const { lines } = order;
  const free = lines.filter(({ productId }) => coupon.freeProductIds?.includes(productId));
  const own = lines.filter((line) => coupon.productIds.includes(line.productId) && !free.includes(line));
  const sharing = [...own, ...free];
  const discount = discountOf(coupon, { own, free }, sum(lines.map(({ goods }) => goods)));
  const deliveryShares = lines.map((line) =>
    coupon.kind === "free-delivery" && own.includes(line) ? line.shipping : 0,
  );
  const delivery = sum(deliveryShares);
  const refusal = refusalOf(coupon, { ...order, own, free }, discount + delivery);
  if (refusal) return refusedCoupon(lines, refusal.problem, refusal);
  const worths = lines.map((line) => (sharing.includes(line) ? line.goods : 0));
  const shares = shareOut(byWorth(worths), discount);
  return { discount, shares, delivery, deliveryShares, problem: null, ...nothingMissing };
}

const worthOf = (lines: readonly CouponLine[]): number => sum(lines.map(({ goods }) => goods));
const piecesOf = (lines: readonly CouponLine[]): number => sum(lines.map(({ quantity }) => quantity));

/** The lines of an order that a coupon is for, and those of products that are free with them. */
type CouponLines = { own: readonly CouponLine[]; free: readonly CouponLine[] };

function discountOf(coupon: StandingCoupon, { own, free }: CouponLines, allGoods: number): number {
  const { kind, value, maxDiscount } = coupon;
  const worth = worthOf([...own, ...free]);
  const wanted = {
    percent: () => Math.round((worth * value) / 100),
    amount: () => value,
    "buy-get": () => priceOfCheapest(coupon.freeProductIds ? free : own, freePieces(coupon, piecesOf(own))),
    "free-delivery": () => 0,
  }[kind]();
  return Math.max(0, Math.min(wanted, maxDiscount ?? wanted, worth, allGoods - minPaise));
}

/** With so many pieces: for each `buyQuantity`, up to `getQuantity` of the same goods, or of others, are free. */
function freePieces({ buyQuantity, getQuantity, freeProductIds }: StandingCoupon, pieces: number): number {
  const [buy, get] = [buyQuantity ?? 1, getQuantity ?? 0];
  if (freeProductIds) return Math.floor(pieces / buy) * get;
  const rest = pieces % (buy + get);
  return Math.floor(pieces / (buy + get)) * get + Math.max(0, rest - buy);
}

function priceOfCheapest(lines: readonly CouponLine[], pieces: number): number {
  let [price, left] = [0, pieces];
  for (const line of [...lines].sort((a, b) => a.price - b.price)) {
    const free = Math.min(left, line.quantity);
    price += free * line.price;
    left -= free;
  }
  return price;
}

type Refusal = { problem: string } & Partial<Missing>;

/** Why a coupon that takes off so much does not apply to an order, in words; null if it does. */
function refusalOf(
  coupon: StandingCoupon,
  order: Omit<CouponOrder, "lines"> & CouponLines,
  off: number,
): Refusal | null {
  const { isRunning, firstOrderOnly, hasOrdered, uses, maxUses, ownUses, maxUsesPerShopper, given, budget } = coupon;
  if (!isRunning) return { problem: couponMessages.invalid };
  if (!coupon.isForCustomer) return { problem: couponMessages.forCertainCustomers };
  if (maxUsesPerShopper !== null && ownUses >= maxUsesPerShopper) return { problem: couponMessages.usedByYou };
  if (firstOrderOnly && hasOrdered) return { problem: couponMessages.firstOrderOnly };
  if (maxUses !== null && uses >= maxUses) return { problem: couponMessages.usedUp };
  if (order.own.length + order.free.length === 0) return { problem: couponMessages.notTheseGoods };
  const short = shortOf(coupon, order);
  if (short) return short;
  if (budget !== null && given + off > budget) return { problem: couponMessages.usedUp };
  if (coupon.onlineOnly && order.paymentMethod === "cod") return { problem: couponMessages.onlineOnly };
  const elsewhere = bankRefusal(coupon, order.paymentMethod);
  if (elsewhere) return elsewhere;
  if (!deliversTo(coupon, order.pincode)) return { problem: couponMessages.notThisPincode };
  if (off > 0) return null;
  return { problem: coupon.kind === "free-delivery" ? couponMessages.deliveryIsFree : couponMessages.nothingOff };
}

/** What its goods lack: money, pieces, or what is free with them. */
function shortOf(coupon: StandingCoupon, { own, free }: CouponLines): Refusal | null {
  const { kind, minGoods, buyQuantity, freeProductIds } = coupon;
  const missing = minGoods - worthOf(own);
  if (missing > 0) return { problem: couponMessages.addMore(missing / 100), missing };
  if (kind !== "buy-get") return null;
  // With the first free piece in the cart, if it is one of the same goods.
  const missingPieces = (buyQuantity ?? 0) + (freeProductIds ? 0 : 1) - piecesOf(own);
  if (missingPieces > 0) return { problem: couponMessages.addPieces(missingPieces), missingPieces };
  return freeProductIds && free.length === 0 ? { problem: couponMessages.addFreeItem, missingPieces: 1 } : null;
}

/** While the method is not known, it may still be the right one. */
const bankRefusal = ({ bankOffer }: StandingCoupon, method: string | null): Refusal | null =>
  bankOffer && method !== null && !tellsBank(method)
    ? { problem: couponMessages.payFromBank(bankOfferText(bankOffer)) }
    : null;

const deliversTo = ({ pincodes }: StandingCoupon, pincode: string | null): boolean =>
  pincode === null || pincodes.length === 0 || pincodes.some((digits) => pincode.startsWith(digits));
