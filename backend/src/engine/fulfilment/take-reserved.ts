import type { Pieces } from "./next-version";

/** Stock that is reserved for an order line: `required` pieces of the inventory item for one of the line. */
export type Reserved = {
  id: string;
  lineId: string;
  inventoryItemId: string;
  locationId: string;
  quantity: number;
  required: number;
};

/** A quantity that is taken from a reservation; `left` is what stays reserved. */
export type Taken = Reserved & { left: number };

/**
 * Divides what lines need over their reservations. One inventory item can be reserved at several locations.
 *
 * @returns null if less is reserved than needed.
 */
export function takeReserved(lines: readonly Pieces[], reserved: readonly Reserved[]): Taken[] | null {
  const taken: Taken[] = [];
  for (const { lineId, quantity } of lines) {
    const ofLine = reserved.filter((one) => one.lineId === lineId);
    for (const itemId of new Set(ofLine.map(({ inventoryItemId }) => inventoryItemId))) {
      const ofItem = ofLine.filter(({ inventoryItemId }) => inventoryItemId === itemId);
      let missing = quantity * (ofItem[0]?.required ?? 1);
      for (const one of ofItem) {
        const share = Math.min(missing, one.quantity);
        if (share <= 0) continue;
        missing -= share;
        taken.push({ ...one, quantity: share, left: one.quantity - share });
      }
      if (missing > 0) return null;
    }
  }
  return taken;
}
