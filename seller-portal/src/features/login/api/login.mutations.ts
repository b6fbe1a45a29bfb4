import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { identifierFields } from "../identifier-fields";

export type Credentials = { identifier: string; password: string; rememberMe: boolean };

export const useLogin = () =>
  useMutation({
    mutationFn: ({ identifier, password, rememberMe }: Credentials) =>
      api.call("sellerLogin", { body: { ...identifierFields(identifier), password, rememberMe } }),
  });
