import { legalVersions } from "@haat/api-contract/consent/versions";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { Shopper } from "@haat/api-contract/login/schemas";
import { ApiError } from "@haat/web/api-error";
import { api } from "../../../lib/api";

/** A token, and the shopper's e-mail address or mobile number. */
export type Login = { token: string; email: string };

const addressed = (identifier: string) => (identifier.includes("@") ? { email: identifier } : { mobile: identifier });

const toLogin = (token: string, user: Shopper, fallback: string): Login => ({
  token,
  email: user.email ?? user.mobile ?? fallback,
});

export async function requestCode(identifier: string): Promise<void> {
  await api.call("signup", { body: addressed(identifier) });
}

export async function logInByCode(identifier: string, otp: string): Promise<Login> {
  const answer = await api.call("signup", { body: { ...addressed(identifier), otp, agreed: { ...legalVersions } } });
  // The call has a second response, for requesting a code; here, with a code submitted, it is an error.
  if (!("token" in answer)) throw new ApiError(200, loginMessages.loginFailed, answer);
  return toLogin(answer.token, answer.user, identifier);
}

/** `credential` is the ID token from Google's button. */
export async function logInWithGoogle(credential: string): Promise<Login> {
  const { token, user } = await api.call("googleLogin", { body: { token: credential, agreed: { ...legalVersions } } });
  return toLogin(token, user, "");
}
