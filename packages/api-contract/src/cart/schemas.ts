import { z } from "zod";
import { productCardSchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { idSchema, rupeesSchema } from "../values";
import { cartMessages } from "./messages";

/** A caller selects a variant by colour and size, by its id, or not at all. */
export const variantChoiceSchema = z
  .union([
    idSchema,
    z.object({ _id: idSchema.nullish(), color: z.string().max(100).nullish(), size: z.string().max(100).nullish() }),
  ])
  .nullish();
export type VariantChoice = z.infer<typeof variantChoiceSchema>;

/** Any safe integer: the stock check decides whether there are enough, and reports how many are left. */
export const quantitySchema = z
  .number(cartMessages.quantityInvalid)
  .int(cartMessages.quantityInvalid)
  .min(1, cartMessages.quantityInvalid);

export const chosenVariantSchema = z.object({ _id: idSchema, color: z.string(), size: z.string() });

export const cartItemSchema = z.object({
  _id: idSchema,
  productId: productCardSchema,
  variant: chosenVariantSchema.nullable(),
  size: z.string(),
  quantity: z.number().int().min(1),
  image: z.string(),
  /** Current price and MRP of one piece, in rupees. */
  unitPrice: rupeesSchema,
  price: rupeesSchema,
  /** Pieces that can be bought now. Also 0 if the product was removed. */
  stock: z.number().int().min(0),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartAnswerSchema = answer({
  items: z.array(cartItemSchema),
  /** Rupees. `total` = `subtotal` + `shipping`; prices include all taxes. */
  subtotal: rupeesSchema,
  shipping: rupeesSchema,
  total: rupeesSchema,
});
export type Cart = z.infer<typeof cartAnswerSchema>;

export const addCartLineBodySchema = z.object({
  productId: idSchema,
  quantity: quantitySchema,
  variant: variantChoiceSchema,
});
export const updateCartLineBodySchema = z.object({
  productId: idSchema,
  variant: variantChoiceSchema,
  size: z.string().max(100).nullish(),
  quantity: quantitySchema,
});
export const removeCartLineBodySchema = z.object({
  productId: idSchema,
  variant: variantChoiceSchema,
});
export const cartChangedAnswerSchema = cartAnswerSchema.extend({ message: z.string() });
