import type { Order } from "@haat/api-contract/order/schemas";
import type { CreateOrderLineItemDTO, MedusaContainer, OrderLineItemDTO } from "@medusajs/framework/types";
import { ChangeActionType, generateEntityId, Modules, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { markWrittenOff, nameReturnOfExchange } from "#engine/return/engine-returns";
import { loadStoreDefaults } from "#engine/store-defaults";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { ReturnRequestModule, StoredReturn } from "#modules/return-request/service";
import { sendParcel } from "./send-parcel";
import type { Replacement } from "./send-replacement";

export type GoodsToExchange = {
  request: StoredReturn;
  order: Order;
  /** In the order of the request's lines. */
  replacements: readonly Replacement[];
  by: string | undefined;
};

type NewLine = CreateOrderLineItemDTO & { id: string; quantity: number };
type Exchange = { id: string; returnId: string };

const couponOf = ({ metadata }: OrderLineItemDTO): number => Number(metadata?.haat_coupon ?? 0);

/** The new line for a returned one: identical, at the same price, so that no one owes anything. */
function toNewLine(sold: OrderLineItemDTO, quantity: number, order: Order): NewLine {
  const line = order.products.find(({ _id }) => _id === sold.id);
  return {
    id: generateEntityId(undefined, "ordli"),
    title: sold.title,
    subtitle: sold.subtitle ?? undefined,
    thumbnail: sold.thumbnail ?? undefined,
    variant_id: sold.variant_id ?? undefined,
    product_id: sold.product_id ?? undefined,
    product_title: sold.product_title ?? undefined,
    product_handle: sold.product_handle ?? undefined,
    variant_title: sold.variant_title ?? undefined,
    variant_sku: sold.variant_sku ?? undefined,
    quantity,
    // The order shows prices before its coupon.
    unit_price: line ? line.price - couponOf(sold) : Number(sold.unit_price),
    is_tax_inclusive: sold.is_tax_inclusive,
    requires_shipping: sold.requires_shipping,
    metadata: sold.metadata ?? {},
    tax_lines: (sold.tax_lines ?? []).map(({ code, rate, description, tax_rate_id, provider_id }) => ({
      code,
      rate: Number(rate),
      description,
      tax_rate_id,
      provider_id,
    })),
  };
}

/** Adds the new lines to the order, one for each returned line. */
async function addLines(container: MedusaContainer, transaction: OneTransaction, goods: GoodsToExchange) {
  const { request, order, replacements } = goods;
  const orders = container.resolve(Modules.ORDER);
  const context = transaction.contextFor(orders);
  const ids = request.lines.map(({ line_id }) => line_id);
  const sold = await orders.listOrderLineItems({ id: ids }, { relations: ["tax_lines"] }, context);
  const pieces = request.lines.flatMap(({ line_id, quantity }, place) => {
    const [line, replacement] = [sold.find(({ id }) => id === line_id), replacements[place]];
    return line && replacement ? [{ line: toNewLine(line, quantity, order), replacement }] : [];
  });
  // Without the order's id: with it they would count among the order's lines before the exchange is confirmed.
  const lines = pieces.map(({ line }) => line);
  await orders.createOrderLineItems(lines, context);
  return pieces;
}

/** Creates the engine's exchange of the new and returned lines; its return is the engine's return of this request. */
async function openExchange(
  container: MedusaContainer,
  transaction: OneTransaction,
  { request, by }: GoodsToExchange,
): Promise<Exchange> {
  const { order_id } = request;
  const orders = container.resolve(Modules.ORDER);
  const context = transaction.contextFor(orders);
  const { stockLocationId } = await loadStoreDefaults(container);
  const { id } = await orders.createOrderExchanges({ order_id, created_by: by, difference_due: 0 }, context);
  const wish = { order_id, exchange_id: id, location_id: stockLocationId, created_by: by, requested_at: new Date() };
  const back = await orders.createReturns(wish, context);
  await transaction.flush();
  await nameReturnOfExchange(transaction, { exchangeId: id, returnId: back.id });
  const returns = container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE);
  const link = { exchangeId: id, returnId: back.id };
  await returns.linkEngineExchange(order_id, link, transaction.contextFor(returns));
  return { id, returnId: back.id };
}

async function confirmExchange(
  container: MedusaContainer,
  transaction: OneTransaction,
  { request, by }: GoodsToExchange,
  { id, returnId }: Exchange,
  lines: readonly NewLine[],
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  await transaction.dropLoaded();
  const context = transaction.contextFor(orders);
  const ids = { exchange_id: id, return_id: returnId };
  const change = await orders.createOrderChange(
    {
      order_id: request.order_id,
      ...ids,
      change_type: OrderChangeType.EXCHANGE,
      created_by: by,
      actions: [
        ...request.lines.map(({ line_id, quantity }) => ({
          action: ChangeActionType.RETURN_ITEM,
          ...ids,
          reference: "return",
          reference_id: returnId,
          details: { reference_id: line_id, quantity },
        })),
        ...lines.map((line) => ({
          action: ChangeActionType.ITEM_ADD,
          exchange_id: id,
          reference: "order_exchange",
          reference_id: id,
          details: { reference_id: line.id, quantity: line.quantity, unit_price: line.unit_price },
        })),
      ],
    },
    context,
  );
  // The note links it to the request.
  const note = request.id;
  await orders.createOrderExchangeItems(
    lines.map((line) => ({ exchange_id: id, item_id: line.id, quantity: line.quantity, note })),
    context,
  );
  await orders.createReturnItems(
    request.lines.map(({ line_id, quantity }) => ({ return_id: returnId, item_id: line_id, quantity, note })),
    context,
  );
  await orders.confirmOrderChange({ id: change.id, confirmed_by: by }, context);
}

/** Writes off the returned items: they are faulty, and not sold again. */
async function writeOff(
  container: MedusaContainer,
  transaction: OneTransaction,
  { request, by }: GoodsToExchange,
  { returnId }: Exchange,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  await transaction.dropLoaded();
  const context = transaction.contextFor(orders);
  const change = await orders.createOrderChange(
    {
      order_id: request.order_id,
      return_id: returnId,
      change_type: OrderChangeType.RETURN_RECEIVE,
      created_by: by,
      actions: request.lines.map(({ line_id, quantity }) => ({
        action: ChangeActionType.RECEIVE_DAMAGED_RETURN_ITEM,
        return_id: returnId,
        reference: "return",
        reference_id: returnId,
        details: { reference_id: line_id, quantity },
      })),
    },
    context,
  );
  await orders.confirmOrderChange({ id: change.id, confirmed_by: by }, context);
  await transaction.dropLoaded();
  await markWrittenOff(transaction, returnId);
}

/**
 * The engine's exchange for a replacement, entirely in the running transaction: returned items are written off, and the
 * same items are packed and shipped for the same price. The engine's own workflows take a dozen transactions; a crash
 * between two of them would leave an order that costs too much. The caller updates the stock.
 */
export async function exchangeGoods(
  container: MedusaContainer,
  transaction: OneTransaction,
  goods: GoodsToExchange,
): Promise<void> {
  const { request, order, by } = goods;
  const added = await addLines(container, transaction, goods);
  const exchange = await openExchange(container, transaction, goods);
  const lines = added.map(({ line }) => line);
  await confirmExchange(container, transaction, goods, exchange, lines);
  await writeOff(container, transaction, goods, exchange);
  const pieces = added.map(({ line, replacement }) => ({ lineId: line.id, ...replacement }));
  await sendParcel(container, transaction, {
    orderId: request.order_id,
    address: order.shippingAddress,
    pieces,
    by,
  });
}
