import type { CartItem } from "@haat/api-contract/cart/schemas";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { isRecord } from "@haat/web/records";
import { useEffect, useState } from "react";

type Priced = Pick<CartItem, "_id" | "unitPrice">;

/** Unit prices in rupees at the shopper's last visit, by the line's id. */
type SeenPrices = Readonly<Record<string, number>>;

/** Parses the stored prices; empty if there are none or they are invalid. */
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

/** The previous price, if it has changed. */
export const priceChange = ({ _id, unitPrice }: Priced, seen: SeenPrices): number | undefined =>
  seen[_id] === unitPrice ? undefined : seen[_id];

const storageKey = "seenPrices";
const noPrices: SeenPrices = {};

/** The prices of the last visit to the cart, for the duration of this visit; today's are stored for the next one. */
export function useSeenPrices(items: readonly CartItem[]): SeenPrices {
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  // In an effect, because a server has no storage. It runs before the effect that stores today's prices.
  useEffect(() => {
    const before = readSeenPrices(readItem("local", storageKey));
    setSeen((known) => known ?? before);
  }, []);
  useEffect(() => writeItem("local", storageKey, JSON.stringify(toSeenPrices(items))), [items]);
  return seen ?? noPrices;
}
