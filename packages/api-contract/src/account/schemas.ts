import { z } from "zod";
import { cartAnswerSchema } from "../cart/schemas";
import { consentSchema } from "../consent/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { identifierSchema, otpSchema, shopperSchema } from "../login/schemas";
import { orderSchema, shippingAddressSchema, storedAddressSchema } from "../order/schemas";
import { gatewayNameSchema } from "../payment/sheet";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { walletEntrySchema } from "../wallet/schemas";
import { whatsAppSchema } from "../whatsapp/schemas";
import { accountMessages } from "./messages";

/** A way to log in to an account. `value` is the identifier; Google's is the e-mail address that it reports. */
export const signInMethodSchema = z.object({
  kind: z.enum(["email", "mobile", "google"]),
  value: z.string(),
});
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** A shopper as shown on their own account page. `email` and `mobile` are verified; null if there is none. */
export const accountSchema = shopperSchema.extend({
  /** Full name; empty until it is set. */
  name: z.string(),
  joinedAt: instantSchema,
  signInMethods: z.array(signInMethodSchema),
  /** Which versions of the privacy notice and the terms they have agreed to, newest first. */
  consents: z.array(consentSchema),
  /** Order news by WhatsApp. A server of the release before sends none. */
  whatsApp: whatsAppSchema.optional(),
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

/**
 * One path, two uses: without `otp` a code is sent to the identifier, with it the identifier is added to the account.
 */
export const addIdentifierBodySchema = z.object({ identifier: identifierSchema, otp: otpSchema.optional() });

export const addIdentifierAnswerSchema = z.union([
  answer({ account: accountSchema }).extend({ message: z.string() }),
  z.object({ success: z.literal(true), message: z.string() }),
]);

/** `sentTo` is the account's own e-mail address or mobile number. */
export const deletionCodeAnswerSchema = answer({ sentTo: z.string() }).extend({ message: z.string() });
export const deleteAccountBodySchema = z.object({ otp: otpSchema });

/** An address of the address book. The same fields and rules as an order's shipping address. */
export const addressSchema = storedAddressSchema.extend({
  _id: idSchema,
  /** Exactly one address of a non-empty address book is the default. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/** `isDefault: true` makes it the default; `false` has no effect, since one address must be the default. */
export const addressBodySchema = shippingAddressSchema.extend({ isDefault: z.boolean().optional() });

export const addressesAnswerSchema = answer({ addresses: z.array(addressSchema) });
export const addressAnswerSchema = answer({ address: addressSchema }).extend({ message: z.string() });
export const addressRemovedAnswerSchema = answer({ addresses: z.array(addressSchema) }).extend({ message: z.string() });

export const doneAnswerSchema = z.object({ success: z.literal(true), message: z.string() });

/** All data that the shop stores about a shopper. */
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
  /** Issued invoices with their credit notes; the documents themselves are downloaded with their orders. */
  invoices: z.array(z.object({ number: z.string(), orderId: idSchema, issuedAt: instantSchema })),
  /** The wallet's balance in rupees, and all its entries. */
  walletBalance: rupeesSchema,
  walletEntries: z.array(walletEntrySchema),
  /** Payment attempts at a gateway; `amount` in rupees. */
  paymentAttempts: z.array(
    z.object({ orderId: idSchema, gateway: gatewayNameSchema, amount: rupeesSchema, openedAt: instantSchema }),
  ),
  /** Groups that the shop has put the shopper into. */
  customerGroups: z.array(z.object({ name: z.string(), since: instantSchema })),
  /**
   * Messages sent to the shopper's identifiers; the texts are encrypted, and only the sender's code can decrypt them.
   */
  messages: z.array(z.object({ to: z.string(), channel: z.string(), about: z.string(), sentAt: instantSchema })),
});
export type AccountData = z.infer<typeof accountDataAnswerSchema>;
