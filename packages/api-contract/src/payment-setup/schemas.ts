import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { paymentMethodSchema } from "../order/schemas";
import { paymentMethods } from "../order/words";
import { gatewayNameSchema } from "../payment/sheet";
import { settingsMessages } from "../settings/messages";
import { flagParam, idSchema, instantSchema, rupeesSchema } from "../values";
import { paymentSetupMessages } from "./messages";
import { gatewayStates, keyModes, keySources, missingThings, webhookOutcomes } from "./words";

export const methodSettingSchema = z.object({
  method: paymentMethodSchema,
  isOn: z.boolean(),
  /** What shoppers read at the checkout. */
  label: z.string().trim().min(1, paymentSetupMessages.labelMissing).max(limits.maxPaymentLabelLength),
});
export type MethodSetting = z.infer<typeof methodSettingSchema>;

const cashAmount = rupeesSchema.max(limits.maxCashAmount);

/** When a shopper may pay in cash at the door. Amounts in rupees, of what an order costs with its delivery. */
export const cashRulesSchema = z
  .object({
    min: cashAmount,
    /** Null: there is no largest amount. */
    max: cashAmount.nullable(),
    /** Added to the order's delivery. */
    fee: rupeesSchema.max(limits.maxCashFee),
    /** Pincodes, or their first digits, where nobody pays in cash. */
    unservedPincodes: z.array(z.string().regex(/^[1-9]\d{0,5}$/, settingsMessages.prefixInvalid)).max(5000),
    /** Whoever has refused so many parcels pays in advance; null: refused parcels don't count. */
    maxRefused: z.number().int().min(1).max(limits.maxRefusedParcels).nullable(),
  })
  .refine(({ min, max }) => max === null || max >= min, {
    path: ["max"],
    message: paymentSetupMessages.maxBelowMin,
  });
export type CashRules = z.infer<typeof cashRulesSchema>;

const eachOnce = (methods: readonly { method: string }[]) =>
  methods.length === paymentMethods.length && new Set(methods.map(({ method }) => method)).size === methods.length;

export const paymentSettingsSchema = z.object({
  /** All methods there are, in the order of the checkout. */
  methods: z
    .array(methodSettingSchema)
    .refine(eachOnce, paymentSetupMessages.methodsIncomplete)
    .refine((methods) => methods.some(({ isOn }) => isOn), paymentSetupMessages.lastMethod),
  /** Minutes after which an order that awaits its money online is cancelled. */
  expiryMinutes: z.number().int().min(5).max(1440),
  cash: cashRulesSchema,
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

const version = z.number().int().min(0);
const kept = { settings: paymentSettingsSchema, version, updatedAt: instantSchema };
export const paymentSettingsAnswerSchema = answer(kept);
export const paymentSettingsSavedAnswerSchema = answer(kept).extend({ message: z.string() });

/** `version` is the one that was read; another one by now is a 409. */
export const savePaymentSettingsBodySchema = z.object({ settings: paymentSettingsSchema, version });

export const gatewaySetupSchema = z.object({
  gateway: gatewayNameSchema,
  /** Whether the merchant has switched it on. */
  isOn: z.boolean(),
  state: z.enum(gatewayStates),
  /** Of the keys in use; null where there are none. They are used for money on its way also when it is switched off. */
  mode: z.enum(keyModes).nullable(),
  source: z.enum(keySources),
  /** The public part of the keys in use. */
  keyId: z.string().nullable(),
  /** The public part of the keys that are stored here, in use or not, and since when they are. */
  storedKeyId: z.string().nullable(),
  storedAt: instantSchema.nullable(),
  missing: z.array(z.enum(missingThings)),
  /** Where the gateway is told to send its webhooks. */
  webhookUrl: z.string(),
  /** Payments that may still arrive and refunds that are not settled, at this gateway. */
  moneyOnItsWay: z.number().int().min(0),
});
export type GatewaySetup = z.infer<typeof gatewaySetupSchema>;

export const gatewaysAnswerSchema = answer({ gateways: z.array(gatewaySetupSchema) });
export const gatewayChangedAnswerSchema = answer({ gateway: gatewaySetupSchema }).extend({ message: z.string() });
export const gatewayParamsSchema = z.object({ gateway: gatewayNameSchema });

const key = z.string().trim().min(1).max(limits.maxGatewayKeyLength);

export const storeKeysBodySchema = z.object({
  keyId: key,
  secret: key,
  webhookSecret: key,
  /** Replaces keys also while money is on its way with them. */
  confirmed: z.boolean().optional(),
});
export const removeKeysQuerySchema = z.object({ confirmed: flagParam.optional() });

/** What became of asking the gateway with the present keys, in a sentence. */
export const gatewayCheckedAnswerSchema = answer({ isWell: z.boolean() }).extend({ message: z.string() });

/** What a gateway has told us. Only what it is about is kept, not what it said. */
export const webhookSchema = z.object({
  _id: idSchema,
  type: z.string(),
  receivedAt: instantSchema,
  outcome: z.enum(webhookOutcomes),
  detail: z.string(),
  tries: z.number().int().min(0),
  /** The order that it is about, where it is about one of ours. */
  orderId: idSchema.nullable(),
  orderNumber: z.number().int().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhooksAnswerSchema = answer({ webhooks: z.array(webhookSchema) });
