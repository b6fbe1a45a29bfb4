import type { Endpoint } from "../call";
import {
  gatewayChangedAnswerSchema,
  gatewayCheckedAnswerSchema,
  gatewayParamsSchema,
  gatewaysAnswerSchema,
  paymentSettingsAnswerSchema,
  paymentSettingsSavedAnswerSchema,
  removeKeysQuerySchema,
  savePaymentSettingsBodySchema,
  storeKeysBodySchema,
  webhooksAnswerSchema,
} from "./schemas";

export const paymentSetupEndpoints = {
  getPaymentSettings: { summary: "The ways to pay and their rules", response: paymentSettingsAnswerSchema },
  savePaymentSettings: {
    summary: "Saves the ways to pay and their rules, unless somebody else has saved since they were read",
    body: savePaymentSettingsBodySchema,
    response: paymentSettingsSavedAnswerSchema,
  },
  listGateways: { summary: "Payment gateways: their state, and what they miss", response: gatewaysAnswerSchema },
  storeGatewayKeys: {
    summary: "Stores a gateway's keys, sealed; no call ever answers the secrets",
    params: gatewayParamsSchema,
    body: storeKeysBodySchema,
    response: gatewayChangedAnswerSchema,
  },
  removeGatewayKeys: {
    summary: "Removes a gateway's stored keys",
    params: gatewayParamsSchema,
    query: removeKeysQuerySchema,
    response: gatewayChangedAnswerSchema,
  },
  checkGateway: {
    summary: "Asks a gateway whether it knows the present keys",
    params: gatewayParamsSchema,
    response: gatewayCheckedAnswerSchema,
  },
  listGatewayWebhooks: {
    summary: "A gateway's last webhooks and what became of them, newest first",
    params: gatewayParamsSchema,
    response: webhooksAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
