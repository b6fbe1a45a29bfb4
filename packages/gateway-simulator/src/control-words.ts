import { z } from "zod";
import { waysOfBeingAway } from "./faults";
import { webhookModes } from "./webhooks";
import { gatewayNames } from "./words";

const gateway = z.enum(gatewayNames);
const amount = z.number().int().min(1);
const webhook = z.enum(webhookModes).optional();

/** The shopper's action in the sheet, and the bank's result. By default the full amount is captured. */
export const paySchema = z.object({
  gateway,
  orderId: z.string(),
  /** `created`: the bank has not decided yet; `turn` changes its status. */
  outcome: z.enum(["captured", "authorized", "failed", "created"]).default("captured"),
  amount: amount.optional(),
  currency: z.string().length(3).toUpperCase().optional(),
  method: z.string().optional(),
  bank: z.string().optional(),
  cardType: z.enum(["credit", "debit"]).optional(),
  webhook,
  /** Milliseconds; for payments of another day. */
  at: z.number().int().optional(),
});

export const turnSchema = z.object({
  gateway,
  paymentId: z.string(),
  outcome: z.enum(["captured", "authorized", "failed", "released"]),
  webhook,
});

export const faultsSchema = z.object({
  gateway,
  refuseCaptures: z.number().int().min(0).optional(),
  refuseRefunds: z.number().int().min(0).optional(),
  refundsPending: z.boolean().optional(),
  away: z.object({ calls: z.number().int().min(0), how: z.enum(waysOfBeingAway).default("drop") }).optional(),
  revoked: z.boolean().optional(),
  cards: z.enum(["told", "away", "refused"]).optional(),
});

/** All pending refunds, or one, whatever its status. */
export const settleSchema = z.object({
  gateway,
  refundId: z.string().optional(),
  outcome: z.enum(["done", "failed"]).default("done"),
  webhook,
});

export const webhookModeSchema = z.object({ gateway, mode: z.enum(webhookModes) });

/** Delivers held webhooks that were not delivered yet, or the given ones in any case. */
export const deliverSchema = z.object({
  gateway: gateway.optional(),
  ids: z.array(z.string()).optional(),
  order: z.enum(["as-made", "reversed"]).default("as-made"),
  times: z.number().int().min(1).max(100).default(1),
  forged: z.boolean().default(false),
});

export type PayRequest = z.input<typeof paySchema>;
export type TurnRequest = z.input<typeof turnSchema>;
export type FaultsRequest = z.input<typeof faultsSchema>;
export type SettleRequest = z.input<typeof settleSchema>;
export type WebhookModeRequest = z.input<typeof webhookModeSchema>;
export type DeliverRequest = z.input<typeof deliverSchema>;
