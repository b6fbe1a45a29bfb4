import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { hasStatus } from "@haat/web/api-error";
import { isRecord } from "@haat/web/records";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type ReadPayments = CallAnswer<"getPaymentSettings">;
export type Gateway = CallAnswer<"listGateways">["gateways"][number];
export type Webhook = CallAnswer<"listGatewayWebhooks">["webhooks"][number];

const key = ["haat", "payment-settings"] as const;

export const paymentSettingsQuery = queryOptions({
  ...screenQuery,
  queryKey: [...key, "settings"],
  queryFn: (): Promise<ReadPayments> => api.call("getPaymentSettings", {}),
});

export const gatewaysQuery = queryOptions({
  ...screenQuery,
  queryKey: [...key, "gateways"],
  queryFn: () => api.call("listGateways", {}),
});

/** What came meanwhile is wanted each time that they are looked at. */
export const webhooksQuery = (gateway: GatewayName) =>
  queryOptions({
    ...screenQuery,
    staleTime: 0,
    queryKey: [...key, "webhooks", gateway],
    queryFn: () => api.call("listGatewayWebhooks", { params: { gateway } }),
  });

export type PaymentsChange = (settings: PaymentSettings) => PaymentSettings;

/**
 * Changes something of the settings as they are when it is its turn: of several changes each waits for the one before,
 * and so has seen the version that it made.
 */
export function useChangePayments() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    scope: { id: "payment-settings" },
    mutationFn: (change: PaymentsChange) => {
      const read = client.getQueryData(paymentSettingsQuery.queryKey);
      if (!read) throw new Error("Only what was read is changed.");
      return api.call("savePaymentSettings", { body: { settings: change(read.settings), version: read.version } });
    },
    onSuccess: async (saved) => {
      // A reading that is on its way knows less than this answer.
      await client.cancelQueries({ queryKey: paymentSettingsQuery.queryKey });
      client.setQueryData(paymentSettingsQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: gatewaysQuery.queryKey });
    },
    onError: (error) =>
      hasStatus(error, 409) ? client.invalidateQueries({ queryKey: paymentSettingsQuery.queryKey }) : undefined,
  });
}

type KeysBody = CallInput<"storeGatewayKeys">["body"];

function useKeysChange<Given>(call: (given: Given) => Promise<CallAnswer<"storeGatewayKeys">>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: call,
    // The secrets that were sent leave the memory with the dialog.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: gatewaysQuery.queryKey }),
  });
}

export const useStoreKeys = (gateway: GatewayName) =>
  useKeysChange((body: KeysBody) => api.call("storeGatewayKeys", { params: { gateway }, body }));

export const useRemoveKeys = (gateway: GatewayName) =>
  useKeysChange(({ confirmed }: { confirmed: boolean }) =>
    api.call("removeGatewayKeys", { params: { gateway }, query: { confirmed } }),
  );

export const useCheckGateway = (gateway: GatewayName) =>
  useMutation({ networkMode: "always", mutationFn: () => api.call("checkGateway", { params: { gateway } }) });

/** How much money is on its way, where that is why the server wants to be asked again; 0 for other errors. */
export const moneyMoving = (error: unknown): number =>
  hasStatus(error, 409) && isRecord(error.body) && typeof error.body.moneyOnItsWay === "number"
    ? error.body.moneyOnItsWay
    : 0;

export const movingText = (count: number): string =>
  `${count === 1 ? "One payment or refund is" : `${count} payments and refunds are`} in progress with the current keys. If the new keys belong to another account, the shop can no longer look them up.`;
