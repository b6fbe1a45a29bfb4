import type { CallAnswer } from "@haat/api-contract/endpoints";
import { useMutation } from "@tanstack/react-query";
import { api } from "../lib/api";
import { useChange } from "../lib/use-change";

export type RemittancePreview = CallAnswer<"previewRemittance">;

/** Asks what a file matches; nothing changes by it. */
export const usePreviewRemittance = () =>
  useMutation({ networkMode: "always", mutationFn: (csv: string) => api.call("previewRemittance", { body: { csv } }) });

/** What sellers' balances and orders show is read again: cash was received. */
export const useRecordRemittance = () =>
  useChange(["haat"], (csv: string) => api.call("recordRemittance", { body: { csv } }));
