import { api } from "./api";
import { aProduct, type Place } from "./catalogue";
import { anOrder } from "./order-body";
import { aSeller, type Seller } from "./seller";
import { aShopper } from "./shopper";
import { soldIn } from "./sold-by";
import { type StockFigures, stockOf } from "./stock";
import { fillWallet } from "./wallet";

/** Two sellers and what they sell, all returnable; and a lamp of the shop's own. Enough stock for a whole file. */
export async function twoStalls(place?: Place) {
  const stock = 1000;
  const [potter, weaver, pot, cloth, lamp] = await Promise.all([
    aSeller({ url: place?.url }),
    aSeller({ url: place?.url }),
    aProduct(
      { price: 250, salePrice: 199.99, stock, returnDays: 7, delivery: { charge: 18, freeAbove: 10_000 } },
      place,
    ),
    aProduct(
      { price: 120, salePrice: 99.5, stock, returnDays: 10, delivery: { charge: 30.5, freeAbove: 10_000 } },
      place,
    ),
    aProduct({ price: 50, stock, delivery: { charge: 10, freeAbove: 10_000 } }, place),
  ]);
  const sold = (seller: Seller, product: { id: string }) => soldIn(place?.databaseUrl, seller.id, [product]);
  await Promise.all([sold(potter, pot), sold(weaver, cloth)]);
  return { potter, weaver, pot, cloth, lamp };
}

export type Stalls = Awaited<ReturnType<typeof twoStalls>>;

/** A seller's own parcel of an order. */
export async function parcelOf(seller: Seller, orderNumber: number, url?: string) {
  const { orders } = await api(seller.token, url).call("listSellerOrders", { query: { search: String(orderNumber) } });
  const [parcel] = orders;
  if (!parcel) throw new Error(`The seller has no part of #${orderNumber}.`);
  return parcel;
}

/** `coupon`: what one takes off the lamps, or off what a seller sells, by the number of pots, in rupees. */
type OrderWish = {
  besides?: boolean;
  pots?: number;
  isPaid?: boolean;
  coupon?: { code: string; off: (pots: number) => number; isOfSeller: boolean } | null;
};

/**
 * A new shopper's order of two pots (399.98 and 36 for delivery) and a cloth (99.50 and 30.50), 565.98 rupees in all;
 * with `besides` a lamp of the shop's own (50 and 10) as well, with a coupon of the shop three of them. Paid in cash on delivery, or from
 * the wallet with `isPaid`.
 */
export async function anOrderOfSellers(
  stalls: Stalls,
  { besides = false, pots = 2, isPaid = false, coupon = null }: OrderWish = {},
) {
  const lamps = coupon && !coupon.isOfSeller ? 3 : besides ? 1 : 0;
  const shopper = await aShopper();
  const { potter, weaver, pot, cloth, lamp } = stalls;
  const lines = [
    { productId: pot.id, quantity: pots },
    { productId: cloth.id, quantity: 1 },
    ...(lamps > 0 ? [{ productId: lamp.id, quantity: lamps }] : []),
  ];
  const sum = Math.round((pots * 217.99 + 130 + lamps * 60 - (coupon?.off(pots) ?? 0)) * 100) / 100;
  if (isPaid) await fillWallet(shopper.user._id, sum);
  const body = anOrder(lines, sum, { ...(isPaid && { useWallet: true }), ...(coupon && { couponCode: coupon.code }) });
  const { orderId, order } = await api(shopper.token).call("placeOrder", { body });
  const [ofPotter, ofWeaver] = await Promise.all([
    parcelOf(potter, order.orderNumber),
    parcelOf(weaver, order.orderNumber),
  ]);
  return { shopper, orderId, order, ofPotter: ofPotter._id, ofWeaver: ofWeaver._id };
}

/** The tracking that sellers enter. */
export const sent = { carrier: "Blue Dart", trackingNumber: "BD-77" };

/** A seller moves their parcel one step. */
export const moveParcel = (
  seller: Seller,
  parcelId: string,
  status: "processing" | "shipped" | "delivered",
  version?: string,
) =>
  api(seller.token).call("moveParcel", {
    params: { parcelId },
    body: { status, ...(status === "shipped" ? sent : {}), version },
  });

/** A seller's parcel, as they see it. */
export const readParcel = async (seller: Seller, parcelId: string) =>
  (await api(seller.token).call("getSellerOrder", { params: { parcelId } })).order;

/** A shopper's only order, as they see it. */
export async function onlyOrderOf(token: string) {
  const [order] = (await api(token).call("listOrders", {})).orders;
  if (!order) throw new Error("The shopper has no order.");
  return order;
}

/** The delivery code shown to the shopper for one of an order's parcels; null unless it is shipped. */
export async function shownCodeOf({ token }: { token: string }, parcelId: string): Promise<string | null> {
  const { orders } = await api(token).call("listOrders", {});
  const parcel = orders.flatMap(({ parcels }) => parcels).find(({ _id }) => _id === parcelId);
  return parcel?.deliveryCode ?? null;
}

/** The code that the shopper tells whoever delivers a shipped parcel. */
export async function codeOf(shopper: { token: string }, parcelId: string): Promise<string> {
  const code = await shownCodeOf(shopper, parcelId);
  if (code === null) throw new Error(`The parcel ${parcelId} has no code to be told.`);
  return code;
}

/** A seller enters a code for a shipped parcel. */
export const deliverWith = (seller: Seller, parcelId: string, code: string) =>
  api(seller.token).call("moveParcel", { params: { parcelId }, body: { status: "delivered", code } });

/** A parcel arrives: its shopper tells the seller the code. */
export const deliverParcel = async (seller: Seller, parcelId: string, shopper: { token: string }) =>
  await deliverWith(seller, parcelId, await codeOf(shopper, parcelId));

/** The change of a product's stock since `before`. */
export async function stockSince({ variants }: Stalls["pot"], before: StockFigures): Promise<StockFigures> {
  const now = await stockOf(variants[0]?.id ?? "");
  return {
    stocked: now.stocked - before.stocked,
    reserved: now.reserved - before.reserved,
    reservations: now.reservations - before.reservations,
  };
}

export const stockNow = ({ variants }: Stalls["pot"]): Promise<StockFigures> => stockOf(variants[0]?.id ?? "");
