import { z } from "zod";
import { searchParam } from "../back-office/lists";
import { answer } from "../envelope";
import { storedOrderStatuses } from "../order/words";
import { sellerStates } from "../seller/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";

export const backOfficeSearchQuerySchema = z.object({ q: searchParam });

/**
 * A few results of each kind, best first; none of kinds that the caller may not see. If nothing matches exactly,
 * similar spellings are returned.
 */
export const backOfficeSearchAnswerSchema = answer({
  products: z.array(
    z.object({
      _id: idSchema,
      title: z.string(),
      brand: z.string(),
      image: z.string().nullable(),
      isActive: z.boolean(),
    }),
  ),
  orders: z.array(
    z.object({
      _id: idSchema,
      /** The name shown to people. */
      number: z.number().int(),
      customer: z.string(),
      orderStatus: z.enum(storedOrderStatuses),
      finalAmount: rupeesSchema,
      createdAt: instantSchema,
    }),
  ),
  customers: z.array(z.object({ _id: idSchema, name: z.string(), email: z.string(), mobile: z.string() })),
  sellers: z.array(z.object({ _id: idSchema, name: z.string(), email: z.string(), state: z.enum(sellerStates) })),
  /** `parent` is a sub-category's category; null for a category. */
  categories: z.array(
    z.object({ _id: idSchema, title: z.string(), parent: z.string().nullable(), isActive: z.boolean() }),
  ),
  banners: z.array(z.object({ _id: idSchema, title: z.string(), isActive: z.boolean() })),
  staff: z.array(z.object({ _id: idSchema, name: z.string(), email: z.string() })),
});
export type BackOfficeHits = z.infer<typeof backOfficeSearchAnswerSchema>;
