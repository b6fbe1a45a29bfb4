import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import type { CreateOrderDTO } from "@medusajs/framework/types";
import { type StoreDefaults, storeDefaultNames } from "#engine/store-defaults";
import { toEngineAddress } from "#engine/to-engine-address";
import type { NewParcel } from "#modules/parcel/parcel-states";
import type { IdentifiedLine, QuotedOrder } from "./quote";

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

/**
 * An order line stores everything the shopper saw, so that it reads the same after the product is changed or deleted.
 * MRP is `compare_at_unit_price`, which the engine's own sums ignore.
 */
const toLine = ({ lineId, sellable, quantity }: IdentifiedLine, tax: object) => ({
  id: lineId,
  title: sellable.title,
  subtitle: sellable.variantTitle,
  thumbnail: sellable.image || undefined,
  variant_id: sellable.variantId,
  product_id: sellable.productId,
  product_title: sellable.title,
  product_handle: sellable.slug,
  variant_title: sellable.variantTitle,
  variant_sku: sellable.sku ?? undefined,
  quantity,
  unit_price: sellable.price,
  compare_at_unit_price: sellable.mrp,
  is_tax_inclusive: true,
  is_discountable: true,
  requires_shipping: true,
  metadata: {
    color: sellable.color,
    size: sellable.size,
    has_choice: sellable.hasChoice,
    slug: sellable.slug,
    image: sellable.image,
  },
  tax_lines: [tax],
});

/** Each parcel has a shipping method of its own, so that it can be removed from the order together with its items. */
const deliveriesOf = ({ shipping }: QuotedOrder, parcels: readonly NewParcel[]) =>
  parcels.length === 0
    ? [{ amount: shipping }]
    : parcels.map(({ id, delivery }) => ({ amount: delivery / 100, metadata: { parcel_id: id } }));

/** The cash fee is an additional shipping method that belongs to no parcel. */
const feesOf = ({ fee }: QuotedOrder) =>
  fee > 0 ? [{ name: storeDefaultNames.cashFee, amount: fee, metadata: { payment_fee: true } }] : [];

/** The input of the engine's order module for an order of ours. */
export function toEngineOrder({
  orderId,
  buyer,
  address,
  quoted,
  lines,
  parcels,
  tax,
  storeDefaults,
}: Parts): CreateOrderDTO {
  const taxLine = {
    code: tax.code,
    rate: tax.rate,
    description: tax.name,
    tax_rate_id: tax.id,
    provider_id: "tp_system",
  };
  const engineAddress = { customer_id: buyer.id, ...toEngineAddress(address) };
  return {
    id: orderId,
    status: "pending",
    region_id: storeDefaults.regionId,
    sales_channel_id: storeDefaults.salesChannelId,
    currency_code: storeDefaultNames.currency,
    customer_id: buyer.id,
    email: buyer.email ?? undefined,
    shipping_address: engineAddress,
    billing_address: engineAddress,
    items: lines.map((line) => toLine(line, taxLine)),
    shipping_methods: [...deliveriesOf(quoted, parcels), ...feesOf(quoted)].map((delivery) => ({
      name: storeDefaultNames.shippingOption,
      ...delivery,
      is_tax_inclusive: true,
      shipping_option_id: storeDefaults.shippingOptionId,
      tax_lines: [taxLine],
    })),
  } as CreateOrderDTO;
}
