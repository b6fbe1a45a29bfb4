import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { ApiError } from "../../../lib/api-error";

const addressed = (identifier: string) => (identifier.includes("@") ? { email: identifier } : { mobile: identifier });

export const useRequestCode = () =>
  useMutation({ mutationFn: (identifier: string) => api.call("signup", { body: addressed(identifier) }) });

/** Checks a code; answers the token and who it is for. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: async ({ identifier, otp }: { identifier: string; otp: string }) => {
      const answer = await api.call("signup", { body: { ...addressed(identifier), otp } });
      // The path answers a code's sending, too; to a code that is what it must not be.
      if (!("token" in answer)) throw new ApiError(200, "", answer);
      return { token: answer.token, email: answer.user.email ?? answer.user.mobile ?? identifier };
    },
  });
