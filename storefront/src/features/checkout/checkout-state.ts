import { z } from "zod";
import type { CheckoutLine } from "../cart/checkout-line";

const amount = z.number().min(0);

const lineSchema = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  image: z.string(),
  variant: z.object({ _id: z.string(), color: z.string(), size: z.string() }).nullable(),
  quantity: z.number().int().min(1),
  unitPrice: amount,
  price: amount,
  shipping: z.object({ deliveryCharge: amount, freeDeliveryAbove: amount }),
});

/** The lines that a navigation carried; none when it carried nothing readable, as when the address was typed in. */
export function linesIn(state: unknown): CheckoutLine[] {
  const read = z.object({ lines: z.array(lineSchema) }).safeParse(state);
  return read.success ? read.data.lines : [];
}
