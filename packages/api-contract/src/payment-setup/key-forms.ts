import type { GatewayName } from "../payment/words";
import { paymentSetupMessages as say } from "./messages";

/** For Stripe `keyId` is the publishable key and `secret` the secret key. */
export type TypedKeys = { keyId: string; secret: string; webhookSecret: string };
export type KeysFault = { field: keyof TypedKeys; message: string };

const modeOf = (key: string, form: RegExp): "test" | "live" | null => {
  const mode = form.exec(key)?.[1];
  return mode === "test" || mode === "live" ? mode : null;
};

const keyIdForms: Record<GatewayName, RegExp> = {
  razorpay: /^rzp_(test|live)_[A-Za-z0-9]+$/,
  stripe: /^pk_(test|live)_[A-Za-z0-9]+$/,
};
/** Restricted keys are as good, with rights to payment intents, charges and refunds. */
const stripeSecret = /^(?:sk|rk)_(test|live)_[A-Za-z0-9]+$/;

/** Whether a key opens play money or money, by its own form; null where it is no such key. */
export const modeOfKeyId = (gateway: GatewayName, keyId: string): "test" | "live" | null =>
  modeOf(keyId, keyIdForms[gateway]);

const isSecret = (text: string) => /^\S+$/.test(text);

/** What is wrong with keys as somebody typed them, field by field. Only the gateway knows whether they are right. */
export function keysFaults(gateway: GatewayName, { keyId, secret, webhookSecret }: TypedKeys): KeysFault[] {
  const faults: KeysFault[] = [];
  const mode = modeOfKeyId(gateway, keyId);
  if (!mode) faults.push({ field: "keyId", message: gateway === "stripe" ? say.stripeKeyId : say.razorpayKeyId });
  if (gateway === "stripe") {
    const secretMode = modeOf(secret, stripeSecret);
    if (!secretMode) faults.push({ field: "secret", message: say.stripeSecret });
    else if (mode && secretMode !== mode) faults.push({ field: "secret", message: say.stripeModes });
    if (!/^whsec_\S+$/.test(webhookSecret)) faults.push({ field: "webhookSecret", message: say.stripeWebhookSecret });
    return faults;
  }
  if (!isSecret(secret)) faults.push({ field: "secret", message: say.secretInvalid });
  if (!isSecret(webhookSecret)) faults.push({ field: "webhookSecret", message: say.secretInvalid });
  return faults;
}
