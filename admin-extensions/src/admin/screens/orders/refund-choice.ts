import type { OrderDetail } from "./orders.queries";

export type Line = OrderDetail["products"][number];
/** How many pieces of each line, by the line's id. */
export type Quantities = Readonly<Record<string, number>>;

/** Lines of which something can still be refunded. */
export const refundableLines = ({ products }: Pick<OrderDetail, "products">): Line[] =>
  products.filter(({ refundable }) => refundable > 0);

/** Rupees that the chosen pieces cost. */
export const chosenAmount = (lines: readonly Line[], quantities: Quantities): number =>
  lines.reduce((paise, { _id, price }) => paise + Math.round(price * 100) * (quantities[_id] ?? 0), 0) / 100;

/** What the server is told of them. */
export const chosenProducts = (quantities: Quantities): { _id: string; quantity: number }[] =>
  Object.entries(quantities).flatMap(([_id, quantity]) => (quantity > 0 ? [{ _id, quantity }] : []));
