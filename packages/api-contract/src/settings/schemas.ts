import { z } from "zod";
import { usualCommissionPercent } from "../commission/rule";
import { commissionPercentSchema } from "../commission/schemas";
import { sellerCouponPercentSchema, usualSellerCouponPercent } from "../coupon/words";
import { answer } from "../envelope";
import { limits } from "../limits";
import { orderMessages } from "../order/messages";
import { pincodePattern } from "../pincode";
import { usualHoldDays } from "../seller-earnings/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { gstStateCodes, type IndianState } from "./gst-states";
import { settingsMessages } from "./messages";
import { type SocialNetwork, socialNetworkNames } from "./social-networks";
import { gstinPan, gstinStateCode, isCin, isGstin, isPan } from "./tax-numbers";

const line = (max: number) => z.string().trim().min(1).max(max);
const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 -]{6,18}[0-9]$/, settingsMessages.phoneInvalid);
export const pincodeSchema = z.string().regex(pincodePattern, orderMessages.pincodeInvalid);

const states = Object.keys(gstStateCodes) as [IndianState, ...IndianState[]];

export const shopAddressSchema = z.object({
  line: line(300),
  city: line(100),
  state: z.enum(states),
  pincode: pincodeSchema,
});

/** The grievance officer, required by rule 4(4) of the Consumer Protection (E-Commerce) Rules, 2020. */
export const grievanceOfficerSchema = z.object({ name: line(100), email: z.email(), phone, hours: line(100) });

/** The merchant's details that the law requires: rule 5(3) of the same rules, and rule 46 of the CGST Rules. */
export const shopIdentitySchema = z.object({
  legalName: line(150),
  tradeName: line(60),
  address: shopAddressSchema,
  email: z.email(),
  phone,
  gstin: z.string().refine(isGstin, settingsMessages.gstinInvalid),
  pan: z.string().refine(isPan, settingsMessages.panInvalid),
  /** Only companies have one. */
  cin: z.string().refine(isCin, settingsMessages.cinInvalid).nullable(),
  grievanceOfficer: grievanceOfficerSchema,
});
export type ShopIdentity = z.infer<typeof shopIdentitySchema>;

/** A range of days. */
const days = z
  .object({ from: z.number().int().min(0).max(365), to: z.number().int().min(0).max(365) })
  .refine(({ from, to }) => to >= from, settingsMessages.range);

/** Promises of the policy pages. Delivery times are in business days from dispatch, after the processing. */
export const policySchema = z.object({
  /** Business days. */
  processingDays: days,
  standardDeliveryDays: days,
  expressDeliveryDays: days,
  internationalDeliveryDays: days,
  /** Rupees of an order from which delivery may be free. A product's own rule takes precedence. */
  freeShippingAbove: rupeesSchema,
  /** Days from delivery. A product's own rule takes precedence. */
  returnDays: z.number().int().min(0).max(365),
  /** Business days. */
  refundDays: days,
  /** Years. */
  buyerAge: z.number().int().min(0).max(100),
  courtCity: line(100),
});
export type Policy = z.infer<typeof policySchema>;

export const deliverySchema = z.object({
  /** Pincodes, or their first digits, that the shop does not deliver to. Empty: it delivers to all of India. */
  unservedPincodes: z.array(z.string().regex(/^[1-9]\d{0,5}$/, settingsMessages.prefixInvalid)).max(5000),
});

/** When the back office is notified of low stock. */
export const stockRulesSchema = z.object({
  /** A variant with at most this many pieces counts as low. */
  lowAt: z.number().int().min(0).max(100_000),
});

const sellerRules = {
  /** The default commission, if neither the seller nor the category has its own rate. */
  commissionPercent: commissionPercentSchema,
  /** Whether staff must approve a seller's new products. */
  approveProducts: z.boolean(),
  /** For how many days after its delivery a parcel's earnings are held, or longer if its return window ends later. */
  holdDays: z.number().int().min(0).max(limits.maxHoldDays),
  /** What sellers' coupons may take off, in percent; 0: sellers can't have coupons. */
  maxCouponPercent: sellerCouponPercentSchema,
};

/** Settings for sellers. */
export const sellerRulesSchema = z.object({
  commissionPercent: sellerRules.commissionPercent.default(usualCommissionPercent),
  approveProducts: sellerRules.approveProducts.default(true),
  holdDays: sellerRules.holdDays.default(usualHoldDays),
  maxCouponPercent: sellerRules.maxCouponPercent.default(usualSellerCouponPercent),
});

/** The shop's page on a social network: an https URL without credentials; null if there is none. */
const socialAddress = (network: SocialNetwork) => {
  const error = settingsMessages.socialInvalid(socialNetworkNames[network]);
  return z
    .string(error)
    .trim()
    .max(300, error)
    .refine((text) => {
      const address = URL.canParse(text) ? new URL(text) : null;
      // On an https page browsers resolve "https:host" to a path of that page.
      return (
        address?.protocol === "https:" &&
        /^https:\/\//i.test(text) &&
        address.hostname.includes(".") &&
        !address.username &&
        !address.password
      );
    }, error)
    .nullable();
};

const socialLinks = {
  facebook: socialAddress("facebook"),
  instagram: socialAddress("instagram"),
  x: socialAddress("x"),
  youtube: socialAddress("youtube"),
};
export const socialLinksSchema = z.object({
  facebook: socialLinks.facebook.default(null),
  instagram: socialLinks.instagram.default(null),
  x: socialLinks.x.default(null),
  youtube: socialLinks.youtube.default(null),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;

function checkTaxNumbers({ shop }: { shop: ShopIdentity | null }, context: z.core.$RefinementCtx) {
  if (!shop || !isGstin(shop.gstin)) return;
  const issue = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: ["shop", field], message });
  if (gstinPan(shop.gstin) !== shop.pan) issue("pan", settingsMessages.panOfGstin);
  if (gstinStateCode(shop.gstin) !== gstStateCodes[shop.address.state]) issue("gstin", settingsMessages.stateOfGstin);
}

const firstParts = { shop: shopIdentitySchema.nullable(), policy: policySchema, delivery: deliverySchema };

/** The shop's settings, a single record. `shop` is null until it is entered. */
export const shopSettingsSchema = z
  .object({
    ...firstParts,
    stock: stockRulesSchema.default({ lowAt: 5 }),
    sellers: sellerRulesSchema.prefault({}),
    social: socialLinksSchema.prefault({}),
  })
  .superRefine(checkTaxNumbers);
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/**
 * The same in a save request: fields that a tab opened before an update does not know are absent, and stay unchanged.
 */
export const changedSettingsSchema = z
  .object({
    ...firstParts,
    stock: stockRulesSchema.partial(),
    sellers: z.object(sellerRules).partial(),
    social: z.object(socialLinks).partial(),
  })
  .partial({ stock: true, sellers: true, social: true })
  .superRefine(checkTaxNumbers);
export type ChangedSettings = z.infer<typeof changedSettingsSchema>;

/** The public part: all except the PAN and the list of pincodes. */
export const publicSettingsSchema = z.object({
  shop: shopIdentitySchema.omit({ pan: true }).nullable(),
  policy: policySchema,
  social: socialLinksSchema,
  /** When they were last changed. */
  updatedAt: instantSchema,
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const settingsAnswerSchema = answer({ settings: publicSettingsSchema });

export const deliveryCheckQuerySchema = z.object({ productId: idSchema.optional() });

export const deliveryCheckAnswerSchema = answer({
  serviceable: z.boolean(),
  /**
   * First and last day of the expected delivery in India, `YYYY-MM-DD`; null if the shop does not deliver there, or it
   * is out of stock.
   */
  deliveryFrom: z.iso.date().nullable(),
  deliveryTo: z.iso.date().nullable(),
}).extend({ message: z.string() });
export type DeliveryCheck = z.infer<typeof deliveryCheckAnswerSchema>;

const kept = { settings: shopSettingsSchema, version: z.number().int().min(0), updatedAt: instantSchema };
export const shopSettingsAnswerSchema = answer(kept);
export const shopSettingsSavedAnswerSchema = answer(kept).extend({ message: z.string() });

/** `version` is the one that was read; if it is stale the response is a 409. */
export const saveShopSettingsBodySchema = z.object({
  settings: changedSettingsSchema,
  version: z.number().int().min(0),
});
