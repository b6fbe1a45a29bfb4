import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useProductHost } from "./product-host";
import { sendingKey } from "./sending-key";
import { createBody, updateBody } from "./to-body";
import { UploadFailure, uploadMedia } from "./upload-media";
import type { ProductValues } from "./values";

/** The stored product, and the form's values. */
export type SavedProduct = { id: string; version: string; values: ProductValues };

type Saved = { product: ManagedProduct; message: string };

/** Saves the form: first uploads the chosen files and replaces them by their URLs, then saves the product. */
export function useSaveProduct(form: UseFormReturn<ProductValues>, saved: SavedProduct | null) {
  const host = useProductHost();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const key = useRef(sendingKey());
  const mutation = useMutation({
    networkMode: "always",
    mutationFn: async (): Promise<Saved> => {
      await uploadMedia(
        form.getValues(),
        host.upload,
        (path, media) => form.setValue(path, media),
        (done, all) => setProgress(`Uploading file ${done + 1} of ${all}...`),
      );
      setProgress(null);
      const values = form.getValues();
      if (saved) {
        const body = updateBody(saved.values, values, saved.version);
        return host.update(saved.id, body);
      }
      const body = createBody(values);
      const headers = { "Idempotency-Key": key.current(body) };
      return host.create(body, headers);
    },
    onSuccess: ({ message }) => {
      host.toast.success(message || productMessages.saved);
      return queryClient.invalidateQueries({ queryKey: host.listsKey, refetchType: "active" });
    },
    onError: (error) => host.toast.error(failureOf(error)),
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}

/** The message of a failed save: the server's own, or whether there was a response. */
export function failureOf(error: unknown): string {
  if (error instanceof UploadFailure) return [error.message, error.reason].filter(Boolean).join(" ");
  return errorMessage(error, hasStatus(error, 0) ? productMessages.notSaved : productMessages.saveFailed);
}

/** Somebody else has saved the product since it was loaded. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  hasStatus(error, 409) && error.message === productMessages.changedMeanwhile;
