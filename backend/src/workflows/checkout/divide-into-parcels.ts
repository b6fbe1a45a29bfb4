import { generateEntityId } from "@medusajs/framework/utils";
import type { NewParcel } from "#modules/parcel/parcel-states";
import { toPaise } from "#money/rupees";
import type { IdentifiedLine } from "./quote";

/** What decides the parcel of a line, and what is stored of it there. */
export type LineToDivide = {
  lineId: string;
  /** Null: the shop's own. */
  sellerId: string | null;
  productId: string;
  quantity: number;
  /** Whole paise: what the shopper pays for the line. */
  paid: number;
  /** Rupees. */
  shipping: number;
};

/**
 * Splits an order into the parcels that ship separately: one for each seller among its lines, and one for the shop's
 * own items. An order of only the shop's items has no parcels. Ids sort like the parcels' first lines.
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
