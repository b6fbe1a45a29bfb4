import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { type LineMoney, lineMoney, lineShipping } from "@haat/api-contract/order/line-money";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { Quote } from "@haat/api-contract/order/schemas";
import { ApiError } from "#errors/api-error";
import { sumRupees } from "#money/rupees";
import { servesPincode } from "../delivery/check-delivery";
import { chooseVariant } from "../sellable/choose-variant";
import { checkStock } from "../sellable/count-stock";
import type { Sellable } from "../sellable/sellable";

export type WantedLine = { productId: string; variant?: VariantChoice; quantity: number };
/** A line to be ordered: one for each variant, with duplicate lines summed. `shipping` in rupees. */
export type QuotedLine = { sellable: Sellable; quantity: number; shipping: number; money: LineMoney };
/** The same with the id for the engine's line. */
export type IdentifiedLine = QuotedLine & { lineId: string };
export type QuotedOrder = {
  lines: QuotedLine[];
  /**
   * Rupees. `discount` is the saving on MRP, already contained in the prices; `fee` is what the payment method adds;
   * `total` = `subtotal` + `shipping` + `fee`.
   */
  subtotal: number;
  shipping: number;
  discount: number;
  fee: number;
  total: number;
};

/** The same order with a payment fee. */
export const withFee = (quoted: QuotedOrder, fee: number): QuotedOrder => ({
  ...quoted,
  fee,
  total: sumRupees([quoted.subtotal, quoted.shipping, fee]),
});

/** The destination of an order, and the pincodes or pincode prefixes that the shop does not deliver to. */
export type Destination = { pincode: string; unservedPincodes: readonly string[] };

function resolveLine(line: WantedLine, sellables: readonly Sellable[]): Sellable {
  const variants = sellables.filter(({ productId }) => productId === line.productId);
  const [first] = variants;
  if (!first) throw new ApiError(404, orderMessages.productUnavailable);
  if (!first.active) throw new ApiError(404, orderMessages.lineUnavailable(first.title));
  return chooseVariant(variants, line.variant);
}

/**
 * The cost of an order by the shop's own prices, regardless of what the shopper's screen showed.
 *
 * @throws ApiError 404 a product or variant does not exist, 400 a variant must be chosen or the pincode is not served,
 * 409 not enough in stock.
 */
export function quoteOrder(
  wanted: readonly WantedLine[],
  { pincode, unservedPincodes }: Destination,
  sellables: readonly Sellable[],
): QuotedOrder {
  const quantities = new Map<Sellable, number>();
  for (const line of wanted) {
    const sellable = resolveLine(line, sellables);
    quantities.set(sellable, (quantities.get(sellable) ?? 0) + line.quantity);
  }
  const lines = [...quantities].map(([sellable, quantity]): QuotedLine => {
    const { serviceablePincodes, title } = sellable;
    if (!servesPincode({ serviceablePincodes, unservedPincodes }, pincode)) {
      throw new ApiError(400, orderMessages.pincodeNotServed(title));
    }
    checkStock(title, quantity, sellable.stock);
    const { price, mrp } = sellable;
    return {
      sellable,
      quantity,
      shipping: lineShipping(sellable, price, quantity),
      money: lineMoney({ quantity, price, mrp }),
    };
  });
  const subtotal = sumRupees(lines.map(({ money }) => money.goods / 100));
  const shipping = sumRupees(lines.map((line) => line.shipping));
  const discount = sumRupees(lines.map(({ money }) => money.saving / 100));
  return { lines, subtotal, shipping, discount, fee: 0, total: sumRupees([subtotal, shipping]) };
}

/** The quote in the shopper's format. */
export const toQuote = ({ lines, fee, ...sums }: QuotedOrder): Quote => ({
  ...sums,
  // A cash fee is included in the delivery charge.
  shipping: sumRupees([sums.shipping, fee]),
  lines: lines.map(({ sellable, quantity, shipping }) => ({
    productId: sellable.productId,
    variantId: sellable.variantId,
    title: sellable.title,
    quantity,
    unitPrice: sellable.price,
    price: sellable.mrp,
    shipping,
  })),
});

/**
 * Compares the amount that the shopper agreed to with the quote; the screen's rounding may differ by one paisa.
 *
 * @throws ApiError 409 with the new quote, 400 when there is nothing to pay.
 */
export function checkAgreedAmount(quoted: QuotedOrder, agreed: number): void {
  if (quoted.total <= 0) throw new ApiError(400, orderMessages.nothingToOrder);
  const paiseOff = Math.abs(agreed * 100 - Math.round(quoted.total * 100));
  // Allows for floating-point errors: 0.29 * 100 is not 29.
  if (paiseOff > 1 + 1e-6) throw new ApiError(409, orderMessages.pricesChanged, { extra: { quote: toQuote(quoted) } });
}
