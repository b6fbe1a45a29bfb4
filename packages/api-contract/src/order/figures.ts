import { type SoldLine, sumLineMoney } from "./line-money";

export type OrderFigures = { totalAmount: number; discount: number; finalAmount: number };

const paise = (rupees: number): number => Math.round(rupees * 100);

/**
 * The three figures of an order, in rupees, to the paisa: all items at MRP plus delivery and cash fee (both in
 * `shipping`), the saving with what a coupon takes off, and the amount to pay.
 */
export function orderFigures(lines: readonly SoldLine[], shipping: number, coupon = 0): OrderFigures {
  const { gross, saving, goods } = sumLineMoney(lines);
  const [delivery, off] = [paise(shipping), paise(coupon)];
  return {
    totalAmount: (gross + delivery) / 100,
    discount: (saving + off) / 100,
    finalAmount: (goods + delivery - off) / 100,
  };
}

/** The price of an order's items as sold, in rupees. */
export const goodsAmount = ({ finalAmount, shipping }: { finalAmount: number; shipping: number }): number =>
  (paise(finalAmount) - paise(shipping)) / 100;
