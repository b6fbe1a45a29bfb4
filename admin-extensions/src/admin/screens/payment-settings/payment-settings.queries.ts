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

/** Always stale: each view shows the latest webhooks. */
export const webhooksQuery = (gateway: GatewayName) =>
  queryOptions({
    ...screenQuery,
    staleTime: 0,
    queryKey: [...key, "webhooks", gateway],
    queryFn: () => api.call("listGatewayWebhooks", { params: { gateway } }),
  });

export type PaymentsChange = (settings: PaymentSettings) => PaymentSettings;

/**
 * Applies a change to the settings as they are when its turn comes: changes run one after the other, so that each uses
 * the version that the previous one created.
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
      // A pending query would overwrite this newer response.
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
    // Removes the submitted secrets from memory together with the dialog.
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

/** The number of pending payments and refunds, if that is why the server asks for confirmation; 0 for other errors. */
export const moneyMoving = (error: unknown): number =>
  hasStatus(error, 409) && isRecord(error.body) && typeof error.body.moneyOnItsWay === "number"
    ? error.body.moneyOnItsWay
    : 0;

export const movingText = (count: number): string =>
  `${count === 1 ? "One payment or refund is" : `${count} payments and refunds are`} in progress with the current keys. If the new keys belong to another account, the shop can no longer look them up.`;
