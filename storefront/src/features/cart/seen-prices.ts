import type { CartItem } from "@haat/api-contract/cart/schemas";
import { isRecord } from "@haat/web/records";

type Priced = Pick<CartItem, "_id" | "unitPrice">;

/** What a piece of each line of the cart cost when the shopper last looked, in rupees, by the line's id. */
export type SeenPrices = Readonly<Record<string, number>>;

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
