import type { Order } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { linkFulfilment } from "#engine/order/fulfilments";
import { loadStoreDefaults } from "#engine/store-defaults";
import { toEngineAddress } from "#engine/to-engine-address";
import type { Replacement } from "./send-replacement";

type Parcel = {
  orderId: string;
  address: Order["shippingAddress"];
  pieces: readonly (Replacement & { lineId: string })[];
  by: string | undefined;
};

/** A parcel's contents as the engine's workflows store them: one entry for each inventory item of a variant. */
function toContents({ pieces }: Parcel) {
  return pieces.flatMap(({ lineId, sellable, quantity }) => {
    const required = new Map(sellable.levels.map((level) => [level.inventoryItemId, level.required]));
    const one = { line_item_id: lineId, title: sellable.variantTitle || sellable.title, sku: sellable.sku ?? "" };
    if (required.size === 0) return [{ ...one, barcode: "", quantity }];
    return [...required].map(([inventory_item_id, each]) => ({
      ...one,
      barcode: "",
      inventory_item_id,
      quantity: quantity * each,
    }));
  });
}

/**
 * Creates a packed and shipped fulfilment in the engine, in the running transaction. It can be marked as delivered in
 * the engine's admin. The caller updates the stock.
 */
export async function sendParcel(
  container: MedusaContainer,
  transaction: OneTransaction,
  parcel: Parcel,
): Promise<void> {
  const { orderId, address, pieces, by } = parcel;
  const [orders, fulfillments] = [container.resolve(Modules.ORDER), container.resolve(Modules.FULFILLMENT)];
  const { shippingOptionId, stockLocationId } = await loadStoreDefaults(container);
  const context = transaction.contextFor(fulfillments);
  const { provider_id } = await fulfillments.retrieveShippingOption(shippingOptionId, {}, context);
  const now = new Date();
  const { id } = await fulfillments.createFulfillment(
    {
      location_id: pieces[0]?.sellable.levels[0]?.locationId ?? stockLocationId,
      provider_id,
      shipping_option_id: shippingOptionId,
      requires_shipping: true,
      packed_at: now,
      shipped_at: now,
      created_by: by,
      delivery_address: toEngineAddress(address),
      items: toContents(parcel),
      labels: [],
    },
    context,
  );
  await transaction.flush();
  await linkFulfilment(transaction, { orderId, fulfilmentId: id });
  const items = pieces.map(({ lineId, quantity }) => ({ id: lineId, quantity }));
  const sent = { order_id: orderId, reference: Modules.FULFILLMENT, reference_id: id, created_by: by, items };
  await transaction.dropLoaded();
  await orders.registerFulfillment(sent, transaction.contextFor(orders));
  await transaction.dropLoaded();
  await orders.registerShipment(sent, transaction.contextFor(orders));
  await transaction.flush();
}
