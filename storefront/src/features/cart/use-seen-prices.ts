import type { CartItem } from "@haat/api-contract/cart/schemas";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { useEffect, useState } from "react";
import { readSeenPrices, type SeenPrices, toSeenPrices } from "./seen-prices";

const key = "seenPrices";
const noPrices: SeenPrices = {};

/** The prices of the last visit to the cart, for as long as this visit lasts; today's are kept for the next one. */
export function useSeenPrices(items: readonly CartItem[]): SeenPrices {
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  // After the first drawing: on a server there is no storage to read. Read before today's prices are kept.
  useEffect(() => {
    const before = readSeenPrices(readItem("local", key));
    setSeen((known) => known ?? before);
  }, []);
  useEffect(() => writeItem("local", key, JSON.stringify(toSeenPrices(items))), [items]);
  return seen ?? noPrices;
}
