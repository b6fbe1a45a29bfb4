import type { CartItem } from "@haat/api-contract/cart/schemas";
import { useEffect, useState } from "react";
import { readSeenPrices, type SeenPrices, toSeenPrices } from "./seen-prices";

const key = "seenPrices";
const noPrices: SeenPrices = {};

/** The prices of the last visit to the cart, for as long as this visit lasts; today's are kept for the next one. */
export function useSeenPrices(items: readonly CartItem[]): SeenPrices {
  const [seen, setSeen] = useState<SeenPrices | null>(null);
  // After the first drawing: on a server there is no storage to read. Read before today's prices are kept.
  useEffect(() => {
    const before = readSeenPrices(readItem());
    setSeen((known) => known ?? before);
  }, []);
  useEffect(() => keepItem(JSON.stringify(toSeenPrices(items))), [items]);
  return seen ?? noPrices;
}

// Browsers that forbid storage throw on touch: then nothing was seen.
function readItem(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepItem(text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // See readItem.
  }
}
