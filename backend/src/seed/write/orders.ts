import { lineAmount } from "@haat/api-contract/order/line-money";
import type { CreateOrderDTO } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import type { EngineVariant } from "#engine/demo-shop";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { paymentProviders, storeDefaultNames } from "#engine/store-defaults";
import { toEngineAddress } from "#engine/to-engine-address";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import { OrderStatusModule } from "#modules/order-status/service";
import type { PastReturn } from "#modules/return-request/add-past-returns";
import { ReturnRequestModule } from "#modules/return-request/service";
import { refreshOrderListing } from "#workflows/order/refresh-order-listing";
import { setRefundedLines } from "#workflows/order-money/refunded-lines";
import type { SeedOrder, SeedProduct, SeedShopper } from "../data/types";
import { type DatedOrder, dateOrders } from "./date-orders";
import { type DividedOrder, divideOrder, writeParcels } from "./order-parcels";
import { chunksOf, known, type Seeding } from "./seeding";

/** The engine's order ids by the seed's keys. */
export type WrittenOrders = Map<string, string>;

interface Sources {
  seeding: Seeding;
  customerIds: ReadonlyMap<string, string>;
  variants: ReadonlyMap<string, EngineVariant>;
  urls: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, SeedProduct>;
  shoppers: ReadonlyMap<string, SeedShopper>;
  /** The seller of each product, by the engine's product id; none for the shop's own products. */
  sellers: ReadonlyMap<string, string>;
}

const paymentStatusOf = {
  placed: "pending",
  processing: "pending",
  shipped: "pending",
  delivered: "paid",
  cancelled: "pending",
  returned: "refunded",
} as const;
const sumOf = ({ lines }: SeedOrder) =>
  lines.reduce(
    (sum, { unitPrice, quantity, shipping }) => sum + lineAmount({ quantity, price: unitPrice }) + shipping,
    0,
  );

function toEngineLine(line: SeedOrder["lines"][number], id: string, { variants, urls, products, seeding }: Sources) {
  const product = known(products, line.productHandle);
  const variant = product.variants.find(({ sku }) => sku === line.sku);
  const engine = known(variants, line.sku);
  const image = urls.get(variant?.picture ?? "") ?? "";
  const choice = { color: variant?.color ?? "", size: variant?.size ?? "" };
  return {
    id,
    title: product.title,
    subtitle: engine.title,
    thumbnail: image,
    variant_id: engine.id,
    product_id: engine.productId,
    product_title: product.title,
    product_handle: product.handle,
    variant_title: engine.title,
    variant_sku: line.sku,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    compare_at_unit_price: line.mrp,
    is_tax_inclusive: true,
    requires_shipping: true,
    metadata: { ...choice, has_choice: Boolean(choice.color || choice.size), slug: product.handle, image },
    tax_lines: [taxLine(seeding)],
  };
}

const taxLine = ({ ground }: Seeding) => ({
  code: storeDefaultNames.taxCode,
  rate: storeDefaultNames.taxPercent,
  description: storeDefaultNames.taxRate,
  tax_rate_id: ground.taxRateId,
  provider_id: "tp_system",
});

function toEngineOrder({ order, id, lines, parcels }: DividedOrder, sources: Sources): CreateOrderDTO {
  const { ground } = sources.seeding;
  const { address } = known(sources.shoppers, order.shopperEmail);
  const customerId = known(sources.customerIds, order.shopperEmail);
  const engineAddress = { customer_id: customerId, ...toEngineAddress({ ...address, country: "India" }) };
  return {
    id,
    status: "pending",
    region_id: ground.regionId,
    sales_channel_id: ground.salesChannelId,
    currency_code: storeDefaultNames.currency,
    customer_id: customerId,
    email: order.shopperEmail,
    shipping_address: engineAddress,
    billing_address: engineAddress,
    metadata: { seed: order.key },
    items: order.lines.map((line, place) => toEngineLine(line, lines[place]?.lineId ?? "", sources)),
    shipping_methods: deliveriesOf(order, parcels).map((delivery) => ({
      name: storeDefaultNames.shippingOption,
      ...delivery,
      is_tax_inclusive: true,
      shipping_option_id: ground.shippingOptionId,
      tax_lines: [taxLine(sources.seeding)],
    })),
  } as CreateOrderDTO;
}

/** Each parcel has its own delivery, as in orders that shoppers place. */
const deliveriesOf = ({ lines }: SeedOrder, parcels: DividedOrder["parcels"]) =>
  parcels.length === 0
    ? [{ amount: lines.reduce((sum, { shipping }) => sum + shipping, 0) }]
    : parcels.map(({ id, delivery }) => ({ amount: delivery / 100, metadata: { parcel_id: id } }));

const toStatus = (order: SeedOrder, orderId: string, customerId: string) => ({
  order_id: orderId,
  customer_id: customerId,
  status: order.status,
  payment_status: paymentStatusOf[order.status],
  payment_method: "cod" as const,
  history: order.history.map(({ status, at }, index) => ({
    status,
    at: at.toISOString(),
    by:
      index === 0 || status === "cancelled" || status === "returned"
        ? { kind: "shopper" as const, id: customerId }
        : { kind: "system" as const, id: null },
  })),
  placed_at: order.createdAt,
  changed_at: order.history.at(-1)?.at ?? order.createdAt,
});

/** A return was requested, received and refunded on the day of its status. */
const toReturn = ({ order, id, lines }: DividedOrder, { customerIds }: Sources): PastReturn => ({
  orderId: id,
  customerId: known(customerIds, order.shopperEmail),
  reason: order.returnReason ?? "",
  lines: lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
  refund: sumOf(order),
  at: order.history.at(-1)?.at ?? order.createdAt,
});

/** Creates each order's payment collection, and a cash session for orders that are not paid yet. */
async function writePayments({ container }: Seeding, transaction: OneTransaction, orders: DatedOrder[]): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const collections = await payments.createPaymentCollections(
    orders.map(({ total }) => ({ currency_code: storeDefaultNames.currency, amount: total })),
    context,
  );
  for (const [index, collection] of collections.entries()) {
    const order = orders[index];
    if (!order) continue;
    order.collectionId = collection.id;
    const money = { currency_code: storeDefaultNames.currency, amount: order.total };
    if (order.isOpen)
      await payments.createPaymentSession(
        collection.id,
        { ...money, provider_id: paymentProviders.cod, data: {} },
        context,
      );
  }
}

async function writeChunk(sources: Sources, orders: readonly SeedOrder[]): Promise<void> {
  const { container } = sources.seeding;
  const divided = orders.map((order) => divideOrder(order, sources));
  await inOneTransaction(container, async (transaction) => {
    const dated = divided.map(
      ({ order, id }): DatedOrder => ({
        id,
        linkId: generateEntityId(undefined, "ordpay"),
        collectionId: "",
        total: sumOf(order),
        status: order.status,
        isOpen: order.status === "placed" || order.status === "processing" || order.status === "shipped",
        placed_at: order.createdAt,
        changed_at: order.history.at(-1)?.at ?? order.createdAt,
      }),
    );
    const service = container.resolve(Modules.ORDER);
    await service.createOrders(
      divided.map((order) => toEngineOrder(order, sources)),
      transaction.contextFor(service),
    );
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    await statuses.createOrderStatuses(
      divided.map(({ order, id }) => toStatus(order, id, known(sources.customerIds, order.shopperEmail))),
      transaction.contextFor(statuses),
    );
    await writePayments(sources.seeding, transaction, dated);
    await transaction.flush();
    await dateOrders(transaction, dated);
    await OrderStatusModule.dateBackIn(
      transaction.prepared,
      dated.map(({ id }) => id),
    );
    await ReturnRequestModule.addPastIn(
      transaction.prepared,
      divided.filter(({ order }) => order.status === "returned").map((one) => toReturn(one, sources)),
    );
    await writeParcels(container, transaction, divided);
    await refreshOrderListing(
      transaction,
      dated.map(({ id }) => id),
    );
    for (const { order, id, lines } of divided) {
      if (order.status !== "returned") continue;
      await setRefundedLines(
        transaction,
        id,
        lines.map(({ lineId, paid }) => ({ lineId, paise: paid })),
      );
    }
  });
}

async function findOrders({ database }: Seeding): Promise<WrittenOrders> {
  const { rows }: { rows: { id: string; key: string }[] } = await database.raw(
    `SELECT id, metadata->>'seed' AS key FROM "order" WHERE deleted_at IS NULL AND metadata->>'seed' IS NOT NULL`,
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/**
 * Writes a year of orders, 40 per transaction, without changing stock. Sellers' products are shipped in their own
 * parcels.
 *
 * @returns the engine's order ids by the seed's keys.
 */
export async function writeOrders(
  seeding: Seeding,
  customerIds: ReadonlyMap<string, string>,
  variants: ReadonlyMap<string, EngineVariant>,
  sellers: ReadonlyMap<string, string>,
): Promise<WrittenOrders> {
  const { shop, pictures, log } = seeding;
  const names = new Set(shop.products.flatMap((product) => product.variants.map(({ picture }) => picture)));
  const sources: Sources = {
    seeding,
    customerIds,
    variants,
    urls: new Map(await Promise.all([...names].map(async (name) => [name, await pictures.urlOf(name)] as const))),
    products: new Map(shop.products.map((product) => [product.handle, product])),
    shoppers: new Map(shop.shoppers.map((shopper) => [shopper.email, shopper])),
    sellers,
  };
  const there = await findOrders(seeding);
  const missing = shop.orders.filter(({ key }) => !there.has(key));
  let count = there.size;
  for (const chunk of chunksOf(missing, 40)) {
    await writeChunk(sources, chunk);
    count += chunk.length;
    if (count % 120 === 0 || count === shop.orders.length) log(`Orders ${count}/${shop.orders.length}`);
  }
  return await findOrders(seeding);
}
