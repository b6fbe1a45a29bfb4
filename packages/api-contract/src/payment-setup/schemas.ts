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
  /** The label at the checkout. */
  label: z.string().trim().min(1, paymentSetupMessages.labelMissing).max(limits.maxPaymentLabelLength),
});
export type MethodSetting = z.infer<typeof methodSettingSchema>;

const cashAmount = rupeesSchema.max(limits.maxCashAmount);

/** Rules for cash on delivery. Amounts in rupees, of an order including its delivery. */
export const cashRulesSchema = z
  .object({
    min: cashAmount,
    /** Null: no maximum. */
    max: cashAmount.nullable(),
    /** The cash fee, added to the order's delivery. */
    fee: rupeesSchema.max(limits.maxCashFee),
    /** Pincodes, or their first digits, without cash on delivery. */
    unservedPincodes: z.array(z.string().regex(/^[1-9]\d{0,5}$/, settingsMessages.prefixInvalid)).max(5000),
    /** After this many refused parcels a shopper must pay in advance; null: refused parcels do not count. */
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
  /** All methods, in checkout order. */
  methods: z
    .array(methodSettingSchema)
    .refine(eachOnce, paymentSetupMessages.methodsIncomplete)
    .refine((methods) => methods.some(({ isOn }) => isOn), paymentSetupMessages.lastMethod),
  /** Minutes after which an order with an unpaid online payment is cancelled. */
  expiryMinutes: z.number().int().min(5).max(1440),
  cash: cashRulesSchema,
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

const version = z.number().int().min(0);
const kept = { settings: paymentSettingsSchema, version, updatedAt: instantSchema };
export const paymentSettingsAnswerSchema = answer(kept);
export const paymentSettingsSavedAnswerSchema = answer(kept).extend({ message: z.string() });

/** `version` is the one that was read; if it is stale the response is a 409. */
export const savePaymentSettingsBodySchema = z.object({ settings: paymentSettingsSchema, version });

export const gatewaySetupSchema = z.object({
  gateway: gatewayNameSchema,
  /** Whether the merchant has enabled it. */
  isOn: z.boolean(),
  state: z.enum(gatewayStates),
  /** The mode of the keys in use; null if there are none. Pending payments use them even if it is disabled. */
  mode: z.enum(keyModes).nullable(),
  source: z.enum(keySources),
  /** The public key in use. */
  keyId: z.string().nullable(),
  /** The public key stored here, in use or not, and when it was stored. */
  storedKeyId: z.string().nullable(),
  storedAt: instantSchema.nullable(),
  missing: z.array(z.enum(missingThings)),
  /** The webhook address to configure at the gateway. */
  webhookUrl: z.string(),
  /** Payments that may still arrive and unsettled refunds at this gateway. */
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
  /** Replaces keys even while payments with them are pending. */
  confirmed: z.boolean().optional(),
});
export const removeKeysQuerySchema = z.object({ confirmed: flagParam.optional() });

/** The result of testing the gateway with the current keys, as a sentence. */
export const gatewayCheckedAnswerSchema = answer({ isWell: z.boolean() }).extend({ message: z.string() });

/** A webhook from a gateway. Only its subject is stored, not its content. */
export const webhookSchema = z.object({
  _id: idSchema,
  type: z.string(),
  receivedAt: instantSchema,
  outcome: z.enum(webhookOutcomes),
  detail: z.string(),
  tries: z.number().int().min(0),
  /** The order that it is about, if it is one of ours. */
  orderId: idSchema.nullable(),
  orderNumber: z.number().int().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhooksAnswerSchema = answer({ webhooks: z.array(webhookSchema) });
