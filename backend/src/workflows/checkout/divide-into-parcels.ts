import { generateEntityId } from "@medusajs/framework/utils";
import type { NewParcel } from "#modules/parcel/parcel-states";
import { toPaise } from "#money/rupees";
import type { IdentifiedLine } from "./quote";

/** What decides in which parcel a line goes out, and what is kept of it there. */
export type LineToDivide = {
  lineId: string;
  /** Null: the shop's own. */
  sellerId: string | null;
  productId: string;
  quantity: number;
  /** Whole paise: what the shopper pays for it. */
  paid: number;
  /** Rupees. */
  shipping: number;
};

/**
 * The parts of an order that go out by themselves: one for each seller among its lines, and one of the shop's own goods
 * beside them. An order of the shop alone is not divided. Ids sort as the parcels' first lines stand.
 */
export function divideIntoParcels(lines: readonly LineToDivide[]): NewParcel[] {
  if (lines.every(({ sellerId }) => sellerId === null)) return [];
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))];
  const ids = sellers.map(() => generateEntityId(undefined, "prcl")).sort();
  return sellers.map((sellerId, place) => {
    const own = lines.filter((line) => line.sellerId === sellerId);
    return {
      id: ids[place] as string,
      sellerId,
      delivery: own.reduce((sum, { shipping }) => sum + toPaise(shipping), 0),
      lines: own.map(({ lineId, productId, quantity, paid }) => ({
        id: lineId,
        productId,
        quantity,
        paid,
      })),
    };
  });
}

export const toDivide = ({ lineId, sellable, quantity, shipping, money }: IdentifiedLine): LineToDivide => ({
  lineId,
  sellerId: sellable.sellerId,
  productId: sellable.productId,
  quantity,
  paid: money.goods,
  shipping,
});
