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
  getPaymentSettings: { summary: "Returns the payment methods and their rules", response: paymentSettingsAnswerSchema },
  savePaymentSettings: {
    summary: "Saves the payment methods and their rules, unless they were changed since they were read",
    body: savePaymentSettingsBodySchema,
    response: paymentSettingsSavedAnswerSchema,
  },
  listGateways: {
    summary: "Lists payment gateways with their state and missing configuration",
    response: gatewaysAnswerSchema,
  },
  storeGatewayKeys: {
    summary: "Saves a gateway's keys, encrypted; secrets are never returned",
    params: gatewayParamsSchema,
    body: storeKeysBodySchema,
    response: gatewayChangedAnswerSchema,
  },
  removeGatewayKeys: {
    summary: "Removes a gateway's saved keys",
    params: gatewayParamsSchema,
    query: removeKeysQuerySchema,
    response: gatewayChangedAnswerSchema,
  },
  checkGateway: {
    summary: "Tests a gateway's current keys",
    params: gatewayParamsSchema,
    response: gatewayCheckedAnswerSchema,
  },
  listGatewayWebhooks: {
    summary: "Lists a gateway's recent webhooks and their results, newest first",
    params: gatewayParamsSchema,
    response: webhooksAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
