import type { CartItem } from "@haat/api-contract/cart/schemas";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { isRecord } from "@haat/web/records";
import { useEffect, useState } from "react";

type Priced = Pick<CartItem, "_id" | "unitPrice">;

/** What a piece of each line of the cart cost when the shopper last looked, in rupees, by the line's id. */
type SeenPrices = Readonly<Record<string, number>>;

/** What was kept; nothing where it was kept by nobody or by somebody else's hand. */
export function readSeenPrices(text: string | null): SeenPrices {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}

export const toSeenPrices = (items: readonly Priced[]): SeenPrices =>
  Object.fromEntries(items.map(({ _id, unitPrice }) => [_id, unitPrice]));

/** What a piece cost before, where it costs something else now. */
export const priceChange = ({ _id, unitPrice }: Priced, seen: SeenPrices): number | undefined =>
  seen[_id] === unitPrice ? undefined : seen[_id];

const storageKey = "seenPrices";
const noPrices: SeenPrices = {};

/** The prices of the last visit to the cart, for as long as this visit lasts; today's are kept for the next one. */
export function useSeenPrices(items: readonly CartItem[]): SeenPrices {
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  // After the first drawing: on a server there is no storage to read. Read before today's prices are kept.
  useEffect(() => {
    const before = readSeenPrices(readItem("local", storageKey));
    setSeen((known) => known ?? before);
  }, []);
  useEffect(() => writeItem("local", storageKey, JSON.stringify(toSeenPrices(items))), [items]);
  return seen ?? noPrices;
}
