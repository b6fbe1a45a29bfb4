import { gatewayDescriptors } from "../gateway/descriptors";
import type { GatewayName } from "../payment/words";
import { paymentSetupMessages } from "./messages";

/** What opens a merchant's account. `keyId` is the public one of them. */
export type TypedKeys = { keyId: string; secret: string; webhookSecret: string };
export type KeysFault = { field: keyof TypedKeys; message: string };

const fields = ["keyId", "secret", "webhookSecret"] as const;

/** The mode that a key says it is of; null where it says none, or is no such key. */
const modeOf = (key: string, form: RegExp): "test" | "live" | null => {
  const mode = form.exec(key)?.[1];
  return mode === "test" || mode === "live" ? mode : null;
};

/** Whether a key opens play money or money, by its own form; null where it is no such key. */
export const modeOfKeyId = (gateway: GatewayName, keyId: string): "test" | "live" | null =>
  modeOf(keyId, gatewayDescriptors[gateway].keys.keyId.form);

/** What is wrong with keys as somebody typed them, field by field. Only the gateway knows whether they are right. */
export function keysFaults(gateway: GatewayName, typed: TypedKeys): KeysFault[] {
  const { keys } = gatewayDescriptors[gateway];
  const [mode, secretMode] = [modeOf(typed.keyId, keys.keyId.form), modeOf(typed.secret, keys.secret.form)];
  return fields.flatMap((field): KeysFault[] => {
    if (!keys[field].form.test(typed[field])) return [{ field, message: keys[field].message }];
    const differs = field === "secret" && mode !== null && secretMode !== null && mode !== secretMode;
    return differs ? [{ field, message: paymentSetupMessages.modesDiffer }] : [];
  });
}
