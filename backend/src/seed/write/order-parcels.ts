import { lineMoney } from "@haat/api-contract/order/line-money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { EngineVariant } from "#engine/demo-shop";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { NewParcel, ParcelActor, ParcelStatus } from "#modules/parcel/parcel-states";
import type { Parcels } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";
import { divideIntoParcels, type LineToDivide } from "#workflows/checkout/divide-into-parcels";
import type { SeedOrder } from "../data/types";
import { known } from "./seeding";

/** An order with the ids that it will get, and its parcels. */
export type DividedOrder = { order: SeedOrder; id: string; lines: SoldLine[]; parcels: NewParcel[] };

/** `paid` in whole paise. */
type SoldLine = LineToDivide & { paid: number };

type Sources = { variants: ReadonlyMap<string, EngineVariant>; sellers: ReadonlyMap<string, string> };

export function divideOrder(order: SeedOrder, { variants, sellers }: Sources): DividedOrder {
  // Sorted, so that the ids are in line order.
  const lineIds = order.lines.map(() => generateEntityId(undefined, "ordli")).sort();
  const lines = order.lines.map(({ sku, quantity, unitPrice, shipping }, place) => {
    const { productId } = known(variants, sku);
    return {
      lineId: lineIds[place] as string,
      sellerId: sellers.get(productId) ?? null,
      productId,
      quantity,
      paid: lineMoney({ quantity, price: unitPrice }).goods,
      shipping,
    };
  });
  return { order, id: generateEntityId(undefined, "order"), lines, parcels: divideIntoParcels(lines) };
}

const carriers = ["Blue Dart", "Delhivery", "DTDC", "India Post"] as const;

/** Looks like a courier's number, but is nobody's. */
const trackingOf = (orderId: string, place: number) => ({
  carrier: carriers[orderId.charCodeAt(orderId.length - 1) % carriers.length] ?? "India Post",
  trackingNumber: `DEMO${orderId.slice(-9)}${place + 1}`,
});

const remittanceMs = 3 * 24 * 60 * 60 * 1000;

const cashOf = ({ delivery, sellerId, id }: NewParcel, lines: readonly SoldLine[]) => ({
  parcelId: id,
  paise: lines.filter((line) => line.sellerId === sellerId).reduce((sum, { paid }) => sum + paid, delivery),
  reference: `DEMO${id.slice(-9)}`,
  by: null,
});

async function walk(parcels: Parcels, { order, id, lines, parcels: parts }: DividedOrder): Promise<void> {
  const shopper: ParcelActor = { kind: "shopper", id: null };
  await parcels.add(id, parts, { by: shopper, at: order.createdAt });
  let from: ParcelStatus = "placed";
  for (const { status, at } of order.history.slice(1)) {
    if (status === "cancelled") {
      const ids = parts.map((part) => part.id);
      await parcels.cancel(ids, { by: shopper, at }, { reason: "", refund: 0 });
    } else if (status !== "returned") {
      for (const [place, part] of parts.entries()) {
        const by: ParcelActor = part.sellerId ? { kind: "seller", id: part.sellerId } : { kind: "system", id: null };
        const tracking = status === "shipped" ? trackingOf(id, place) : undefined;
        await parcels.move([{ id: part.id, from, to: status }], { by, at }, tracking);
      }
      if (status === "delivered") {
        await parcels.setReturnable(id, at);
        // Couriers remit cash after some days: the demo's newest cash is still outstanding.
        const isReceived = at.getTime() < Date.now() - remittanceMs;
        if (isReceived) await parcels.addCash(parts.map((part) => cashOf(part, lines)));
      }
      from = status;
    }
  }
}

/** Creates the parcels of orders with sellers' products, with the same history as the order. */
export async function writeParcels(
  container: MedusaContainer,
  transaction: OneTransaction,
  orders: readonly DividedOrder[],
): Promise<void> {
  const parcels = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
  for (const order of orders) if (order.parcels.length > 0) await walk(parcels, order);
}
