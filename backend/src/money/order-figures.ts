/** What an order adds up to, in whole paise: the goods at MRP, what they cost less, and delivery with the fee for cash. */
export type OrderSums = { gross: number; discount: number; shipping: number };

export type OrderFigures = { totalAmount: number; discount: number; finalAmount: number };

/** The three figures of an order in rupees, from its sums. Source: the decisions, section 6. */
export const toFigures = ({ gross, discount, shipping }: OrderSums): OrderFigures => ({
  totalAmount: (gross + shipping) / 100,
  discount: discount / 100,
  finalAmount: (gross + shipping - discount) / 100,
});

/** The sums of an order as SQL of JSON. `orderId` is SQL. */
export const orderSumsSql = (orderId: string): string => `(
  SELECT json_build_object('gross', m.gross_paise, 'discount', m.discount_paise, 'shipping', m.shipping_paise)
    FROM haat_order_money m WHERE m.order_id = ${orderId})`;
