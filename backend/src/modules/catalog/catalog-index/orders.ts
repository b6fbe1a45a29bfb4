import type { SortOrder } from "@haat/api-contract/catalog/schemas";
import type { Columns } from "./columns";
import { sortStably } from "./radix-sort";

export type Order = SortOrder | "newest";
export type Compare = (one: number, other: number) => number;

type Figure = "price" | "rating" | "reviews" | "standing" | "created";
/** What decides first comes first; equals are ordered by id. No figure is negative. */
type Rule = { by: readonly { figure: Figure; falls: boolean }[]; idFalls: boolean };

const rising = (figure: Figure) => ({ figure, falls: false });
const falling = (figure: Figure) => ({ figure, falls: true });

const rules: Record<Order, Rule> = {
  newest: { by: [falling("created")], idFalls: true },
  // What is out of stock comes last, however well it sold.
  relevance: { by: [falling("standing"), falling("created")], idFalls: true },
  "price-asc": { by: [rising("price")], idFalls: false },
  "price-desc": { by: [falling("price")], idFalls: true },
  "rating-desc": { by: [falling("rating"), falling("reviews")], idFalls: true },
};

/** Compares row numbers in an order. Valid until the columns change. */
export function comparing(columns: Columns, order: Order): Compare {
  const { by, idFalls } = rules[order];
  const { ids } = columns;
  const figures = by.map(({ figure, falls }) => ({ column: columns[figure], sign: falls ? -1 : 1 }));
  const ofIds = idFalls ? -1 : 1;
  return (one, other) => {
    for (const { column, sign } of figures) {
      const result = (column[one] ?? 0) - (column[other] ?? 0);
      if (result !== 0) return result * sign;
    }
    return (ids[one] ?? "") < (ids[other] ?? "") ? -ofIds : ofIds;
  };
}

/**
 * Sorts row numbers in place. To compare a million products with each other would take a second, in which nobody is
 * answered: so they are dealt by the digits of their figures, and of their ids' ranks.
 */
export function sortRows(columns: Columns, rowNumbers: Uint32Array, order: Order): void {
  const { by, idFalls } = rules[order];
  const figures = by.map(({ figure, falls }) => ({ column: columns[figure], falls }));
  sortStably(rowNumbers, [...figures, { column: columns.idRanks, falls: idFalls }]);
}
