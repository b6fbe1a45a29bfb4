import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { BankAccountBody, BusinessBody, PickUpBody } from "@haat/api-contract/seller-business/schemas";
import type { DocumentKind } from "@haat/api-contract/seller-business/words";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { meQuery } from "../../account/api/me.queries";

export const businessFileQuery = queryOptions({
  queryKey: ["business-file"],
  queryFn: async () => (await api.call("getSellerBusiness", {})).file,
});

type Saved = CallAnswer<"saveSellerBusiness">;

/** A mutation of the business file; its response is the updated file. */
function useFileChange<Given>(change: (given: Given) => Promise<Saved>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ file }) => {
      client.setQueryData(businessFileQuery.queryKey, file);
      // The account shows the tax numbers too.
      return client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

export const useSaveBusiness = () => useFileChange((body: BusinessBody) => api.call("saveSellerBusiness", { body }));

export const useSaveBankAccount = () =>
  useFileChange((body: BankAccountBody) => api.call("saveSellerBankAccount", { body }));

export const useSavePickUp = () => useFileChange((body: PickUpBody) => api.call("saveSellerPickUp", { body }));

export const useAddDocument = () =>
  useFileChange(({ kind, file }: { kind: DocumentKind; file: File }) =>
    api.call("addSellerDocument", { body: { kind }, files: { file } }),
  );

export const useRemoveDocument = () =>
  useFileChange((id: string) => api.call("removeSellerDocument", { params: { id } }));

export const useOpenDocument = () =>
  useMutation({ mutationFn: (id: string) => api.call("getSellerDocument", { params: { id } }) });

export function useAskForReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call("askForSellerReview", {}),
    // After an error too: staff may have decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
