import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type MessageSetup = CallAnswer<"getMessageSetup">;
export type Sms = MessageSetup["sms"];
export type Deliveries = CallAnswer<"getSmsDeliveries">;
export type TestAnswer = CallAnswer<"sendTestSms">;

/** Fetched once per form: a refetch must not overwrite the ids that are being typed. */
export const messageSetupQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "message-setup"],
  queryFn: () => api.call("getMessageSetup", {}),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useSaveTemplateIds() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: CallInput<"saveTemplateIds">["body"]) => api.call("saveTemplateIds", { body }),
    onSuccess: (saved) => client.setQueryData(messageSetupQuery.queryKey, saved),
  });
}

/** What became of SMS; it changes without the screen's doing. */
export const smsDeliveriesQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "sms-deliveries"],
  queryFn: () => api.call("getSmsDeliveries", {}),
});

export const useSendTestSms = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: CallInput<"sendTestSms">["body"]) => api.call("sendTestSms", { body }),
  });

export const useSendTestEmail = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: CallInput<"sendTestEmail">["body"]) => api.call("sendTestEmail", { body }),
  });
