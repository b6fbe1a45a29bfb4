import type { CallInput } from "@haat/api-contract/endpoints";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export const useRegister = () =>
  useMutation({ mutationFn: (body: CallInput<"registerSeller">["body"]) => api.call("registerSeller", { body }) });
