import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type MessageSetup = CallAnswer<"getMessageSetup">;
export type Sms = MessageSetup["sms"];
export type Deliveries = CallAnswer<"getSmsDeliveries">;
export type TestAnswer = CallAnswer<"sendTestSms">;

export const messageSetupQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "message-setup"],
  queryFn: () => api.call("getMessageSetup", {}),
});

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
