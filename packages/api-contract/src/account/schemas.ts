import { z } from "zod";
import { cartAnswerSchema } from "../cart/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { identifierSchema, otpSchema, shopperSchema } from "../login/schemas";
import { orderSchema, shippingAddressSchema, storedAddressSchema } from "../order/schemas";
import { gatewayNameSchema } from "../payment/sheet";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { walletEntrySchema } from "../wallet/schemas";
import { accountMessages } from "./messages";

/** How somebody can log in to an account. `value` is what they are known by there; Google's is the address it tells. */
export const signInMethodSchema = z.object({
  kind: z.enum(["email", "mobile", "google"]),
  value: z.string(),
});
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** A shopper as their own account page shows them. `email` and `mobile` are proven ones; null where there is none. */
export const accountSchema = shopperSchema.extend({
  /** Full name; empty until one was given. */
  name: z.string(),
  joinedAt: instantSchema,
  signInMethods: z.array(signInMethodSchema),
});
export type Account = z.infer<typeof accountSchema>;

export const accountAnswerSchema = answer({ account: accountSchema });

export const updateAccountBodySchema = z.object({
  name: z
    .string(accountMessages.nameRequired)
    .trim()
    .min(1, accountMessages.nameRequired)
    .max(limits.maxNameLength, accountMessages.nameTooLong),
});

/** One path, two uses: without `otp` a code is sent to the identifier, with it the identifier is added to the account. */
export const addIdentifierBodySchema = z.object({ identifier: identifierSchema, otp: otpSchema.optional() });

export const addIdentifierAnswerSchema = z.union([
  answer({ account: accountSchema }).extend({ message: z.string() }),
  z.object({ success: z.literal(true), message: z.string() }),
]);

/** `sentTo` is the account's own e-mail address or mobile number. */
export const deletionCodeAnswerSchema = answer({ sentTo: z.string() }).extend({ message: z.string() });
export const deleteAccountBodySchema = z.object({ otp: otpSchema });

/** An address of the book. The same fields, and the same rules, as an order's shipping address. */
export const addressSchema = storedAddressSchema.extend({
  _id: idSchema,
  /** Exactly one address of a book that is not empty is the default. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/** `isDefault: true` makes it the default; `false` takes nothing away, since some address must be it. */
export const addressBodySchema = shippingAddressSchema.extend({ isDefault: z.boolean().optional() });

export const addressesAnswerSchema = answer({ addresses: z.array(addressSchema) });
export const addressAnswerSchema = answer({ address: addressSchema }).extend({ message: z.string() });
export const addressRemovedAnswerSchema = answer({ addresses: z.array(addressSchema) }).extend({ message: z.string() });

export const doneAnswerSchema = z.object({ success: z.literal(true), message: z.string() });

/** Everything that the shop keeps about a shopper. */
export const accountDataAnswerSchema = answer({
  exportedAt: instantSchema,
  account: accountSchema,
  addresses: z.array(addressSchema),
  orders: z.array(orderSchema),
  reviews: z.array(
    z.object({
      _id: idSchema,
      productId: idSchema,
      orderId: idSchema,
      rating: z.number().int().min(1).max(5),
      comment: z.string(),
      image: z.string().nullable(),
      createdAt: instantSchema,
    }),
  ),
  wishlist: z.array(z.object({ productId: idSchema, title: z.string(), savedAt: instantSchema })),
  cart: cartAnswerSchema.omit({ success: true, message: true }),
  /** Issued invoices and the credit notes that answer them; the documents themselves are downloaded with their orders. */
  invoices: z.array(z.object({ number: z.string(), orderId: idSchema, issuedAt: instantSchema })),
  /** What the wallet holds, in rupees, and all its entries. */
  walletBalance: rupeesSchema,
  walletEntries: z.array(walletEntrySchema),
  /** Openings of a payment gateway's sheet; `amount` in rupees. */
  paymentAttempts: z.array(
    z.object({ orderId: idSchema, gateway: gatewayNameSchema, amount: rupeesSchema, openedAt: instantSchema }),
  ),
  /** What was sent to the shopper's identifiers; the texts are kept sealed, to be read by whoever sends them alone. */
  messages: z.array(z.object({ to: z.string(), channel: z.string(), about: z.string(), sentAt: instantSchema })),
});
export type AccountData = z.infer<typeof accountDataAnswerSchema>;
