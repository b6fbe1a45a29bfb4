import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import type { EngineDelivery, EngineLine, EngineOrder } from "#engine/order/write-order";
import { type StoreDefaults, storeDefaultNames } from "#engine/store-defaults";
import { toEngineAddress } from "#engine/to-engine-address";
import type { NewParcel } from "#modules/parcel/parcel-states";
import { type IdentifiedLine, pieceOf, type QuotedOrder } from "./quote";

export type Buyer = { id: string; email: string | null };
/** The tax included in every price. `rate` in percent. */
export type ContainedTax = { id: string; code: string; name: string; rate: number };

type Parts = {
  orderId: string;
  buyer: Buyer;
  address: ShippingAddress;
  quoted: QuotedOrder;
  lines: readonly IdentifiedLine[];
  parcels: readonly NewParcel[];
  tax: ContainedTax;
  storeDefaults: StoreDefaults;
};

/** An order line stores everything the shopper saw, so that it reads the same after the product is changed or deleted. */
function toLine(line: IdentifiedLine, isShopCoupon: boolean): EngineLine {
  const { lineId, sellable, quantity } = line;
  const { price, coupon } = pieceOf(line);
  return {
    id: lineId,
    title: sellable.title,
    variantTitle: sellable.variantTitle,
    thumbnail: sellable.image || null,
    variantId: sellable.variantId,
    productId: sellable.productId,
    handle: sellable.slug,
    sku: sellable.sku,
    quantity,
    price,
    mrp: sellable.mrp,
    metadata: {
      color: sellable.color,
      size: sellable.size,
      has_choice: sellable.hasChoice,
      slug: sellable.slug,
      image: sellable.image,
      // What the coupon took off each piece, in rupees: the price contains it.
      ...(coupon > 0 && { haat_coupon: coupon }),
      ...(coupon > 0 && isShopCoupon && sellable.sellerId !== null && { haat_shop_coupon: true }),
    },
  };
}

type Charge = Omit<EngineDelivery, "optionId">;

/** Each parcel has a delivery of its own, so that it can be removed from the order together with its items. */
function deliveriesOf({ shipping }: QuotedOrder, parcels: readonly NewParcel[]): Charge[] {
  const name = storeDefaultNames.shippingOption;
  if (parcels.length === 0) return [{ name, amount: shipping, metadata: null }];
  return parcels.map(({ id, delivery }) => ({ name, amount: delivery / 100, metadata: { parcel_id: id } }));
}

/** The cash fee is an additional delivery that belongs to no parcel. */
const feesOf = ({ fee }: QuotedOrder): Charge[] =>
  fee > 0 ? [{ name: storeDefaultNames.cashFee, amount: fee, metadata: { payment_fee: true } }] : [];

/** An order of ours as the engine stores it. */
export function toEngineOrder({
  orderId,
  buyer,
  address,
  quoted,
  lines,
  parcels,
  tax,
  storeDefaults,
}: Parts): EngineOrder {
  const optionId = storeDefaults.shippingOptionId;
  return {
    id: orderId,
    customerId: buyer.id,
    email: buyer.email,
    regionId: storeDefaults.regionId,
    salesChannelId: storeDefaults.salesChannelId,
    currency: storeDefaultNames.currency,
    address: toEngineAddress(address),
    total: quoted.total,
    tax,
    lines: lines.map((line) => toLine(line, quoted.coupon?.rules.isOfShop ?? false)),
    deliveries: [...deliveriesOf(quoted, parcels), ...feesOf(quoted)].map((charge) => ({ ...charge, optionId })),
  };
}
