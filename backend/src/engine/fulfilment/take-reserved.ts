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

/** What leaves from one location: pieces of lines, and the reservations that they take. */
export type Share = { locationId: string | null; lines: Pieces[]; taken: Taken[] };

/**
 * Divides what was taken by its location, since a fulfilment leaves from one. Lines without counted stock leave with
 * the first. The items of a bundle leave together.
 *
 * @returns null if a location has only a part of a piece, such as one item of a bundle: it can't leave from there.
 */
export function divideByLocation(lines: readonly Pieces[], taken: readonly Taken[]): Share[] | null {
  const shares = new Map<string | null, Share>();
  const shareAt = (locationId: string | null): Share => {
    const share = shares.get(locationId) ?? { locationId, lines: [], taken: [] };
    shares.set(locationId, share);
    return share;
  };
  for (const line of lines) {
    const own = taken.filter(({ lineId }) => lineId === line.lineId);
    const itemIds = new Set(own.map(({ inventoryItemId }) => inventoryItemId));
    for (const locationId of new Set(own.map((one) => one.locationId))) {
      const here = own.filter((one) => one.locationId === locationId);
      const pieces = here.map(({ quantity, required }) => quantity / required);
      const [quantity = 0] = pieces;
      const isComplete = Number.isInteger(quantity) && here.length === itemIds.size;
      if (!isComplete || pieces.some((one) => one !== quantity)) return null;
      const share = shareAt(locationId);
      share.lines.push({ ...line, quantity });
      share.taken.push(...here);
    }
  }
  const uncounted = lines.filter(({ lineId }) => !taken.some((one) => one.lineId === lineId));
  if (uncounted.length > 0) shareAt([...shares.keys()][0] ?? null).lines.push(...uncounted);
  return [...shares.values()];
}
