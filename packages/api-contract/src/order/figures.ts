import { type SoldLine, sumLineMoney } from "./line-money";

export type OrderFigures = { totalAmount: number; discount: number; finalAmount: number };

const paise = (rupees: number): number => Math.round(rupees * 100);

/**
 * The three figures of an order, in rupees, to the paisa: the goods at MRP with delivery and the fee for cash (both in
 * `shipping`), what that is reduced by, and what is left to pay.
 */
export function orderFigures(lines: readonly SoldLine[], shipping: number): OrderFigures {
  const { gross, saving, goods } = sumLineMoney(lines);
  const delivery = paise(shipping);
  return { totalAmount: (gross + delivery) / 100, discount: saving / 100, finalAmount: (goods + delivery) / 100 };
}

/** What the goods of an order cost at the prices that they were sold for, in rupees. */
export const goodsAmount = ({ finalAmount, shipping }: { finalAmount: number; shipping: number }): number =>
  (paise(finalAmount) - paise(shipping)) / 100;
