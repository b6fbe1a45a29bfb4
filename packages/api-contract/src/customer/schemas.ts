import { z } from "zod";
import { addressSchema, signInMethodSchema } from "../account/schemas";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { paymentMethodSchema, paymentStatusSchema } from "../order/schemas";
import { storedOrderStatuses } from "../order/words";
import { returnActions, returnStatuses } from "../return-request/words";
import { flagParam, idSchema, instantSchema, rupeesSchema } from "../values";
import { walletEntrySchema } from "../wallet/schemas";
import { customerMessages } from "./messages";

export const customerSorts = ["joined", "orders", "spent", "lastOrder"] as const;
export type CustomerSort = (typeof customerSorts)[number];

const countSchema = z.number().int().min(0);

/**
 * A customer in the list. `email` and `mobile` are those verified by a code or by Google; if none was, what the
 * customer entered, with `isVerified` false. `orders` counts all placed orders; `spent` is the sum in rupees of those
 * that were not cancelled, less refunds.
 */
export const customerRowSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  mobile: z.string().nullable(),
  isMobileVerified: z.boolean(),
  joinedAt: instantSchema,
  orders: countSchema,
  spent: rupeesSchema,
  lastOrderAt: instantSchema.nullable(),
  blocked: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

export const customersQuerySchema = z.object({
  ...pageParams,
  /** Part of a name, e-mail address, mobile number or id. */
  search: searchParam.optional(),
  blocked: flagParam.optional(),
  /** Those in this customer group. */
  group: idSchema.optional(),
  /** The newest customer first by default. */
  sort: z.enum(customerSorts).optional(),
  order: z.enum(["asc", "desc"]).optional(),
});
export type CustomersQuery = z.infer<typeof customersQuerySchema>;

export const customersAnswerSchema = answer({ customers: z.array(customerRowSchema), ...pageFields });

export const customerOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  createdAt: instantSchema,
  orderStatus: z.enum(storedOrderStatuses),
  paymentStatus: paymentStatusSchema,
  paymentMethod: paymentMethodSchema,
  pieces: countSchema,
  finalAmount: rupeesSchema,
  refunded: rupeesSchema,
});
export type CustomerOrder = z.infer<typeof customerOrderSchema>;

export const customerReturnSchema = z.object({
  orderId: idSchema,
  orderNumber: z.number().int(),
  action: z.enum(returnActions),
  status: z.enum(returnStatuses),
  reason: z.string(),
  requestedAt: instantSchema,
  refund: rupeesSchema.nullable(),
});

export const customerReviewSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  title: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  createdAt: instantSchema,
});

/** The newest entries of each list, at most `limits.maxCustomerPartRows`; the sums include all entries. */
export const customerDetailsSchema = customerRowSchema.extend({
  signInMethods: z.array(signInMethodSchema),
  /** By name. */
  groups: z.array(z.object({ _id: idSchema, name: z.string() })),
  blockedAt: instantSchema.nullable(),
  /** The reason as staff wrote it; shoppers never see it. */
  blockedReason: z.string().nullable(),
  version: versionSchema,
  sums: z.object({
    cancelled: countSchema,
    open: countSchema,
    returns: countSchema,
    reviews: countSchema,
    /** Rupees. */
    refunded: rupeesSchema,
    /** The average amount of orders that were not cancelled; null if there are none. */
    averageOrder: rupeesSchema.nullable(),
  }),
  /** The wallet's balance in rupees and its latest entries; `total` counts all of them. */
  wallet: z.object({ balance: rupeesSchema, entries: z.array(walletEntrySchema), total: countSchema }),
  latestOrders: z.array(customerOrderSchema),
  returns: z.array(customerReturnSchema),
  addresses: z.array(addressSchema),
  reviews: z.array(customerReviewSchema),
});
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

export const customerAnswerSchema = answer({ customer: customerDetailsSchema });

/** The reason is required to block, and deleted when the customer is unblocked. */
export const updateCustomerBodySchema = z
  .object({
    blocked: z.boolean(),
    reason: z
      .string()
      .trim()
      .max(limits.maxBlockReasonLength, customerMessages.reasonTooLong(limits.maxBlockReasonLength))
      .nullish()
      .transform((reason) => reason ?? ""),
    version: versionSchema.optional(),
  })
  .refine(({ blocked, reason }) => !blocked || reason !== "", {
    path: ["reason"],
    message: customerMessages.reasonRequired,
  });
export type UpdateCustomerInput = z.input<typeof updateCustomerBodySchema>;

export const customerChangedAnswerSchema = answer({ customer: customerDetailsSchema }).extend({ message: z.string() });
