import { gatewayDescriptors } from "../gateway/descriptors";
import type { GatewayName } from "../payment/words";
import { paymentSetupMessages } from "./messages";

/** A merchant's account keys. `keyId` is the public one. */
export type TypedKeys = { keyId: string; secret: string; webhookSecret: string };
export type KeysFault = { field: keyof TypedKeys; message: string };

const fields = ["keyId", "secret", "webhookSecret"] as const;

/** The mode in a key; null if it contains none, or has another format. */
const modeOf = (key: string, form: RegExp): "test" | "live" | null => {
  const mode = form.exec(key)?.[1];
  return mode === "test" || mode === "live" ? mode : null;
};

/** Whether a key is a test or a live one, by its format; null for other formats. */
export const modeOfKeyId = (gateway: GatewayName, keyId: string): "test" | "live" | null =>
  modeOf(keyId, gatewayDescriptors[gateway].keys.keyId.form);

/** The faults of entered keys, field by field. Only the gateway knows whether they are valid. */
export function keysFaults(gateway: GatewayName, typed: TypedKeys): KeysFault[] {
  const { keys } = gatewayDescriptors[gateway];
  const [mode, secretMode] = [modeOf(typed.keyId, keys.keyId.form), modeOf(typed.secret, keys.secret.form)];
  return fields.flatMap((field): KeysFault[] => {
    if (!keys[field].form.test(typed[field])) return [{ field, message: keys[field].message }];
    const differs = field === "secret" && mode !== null && secretMode !== null && mode !== secretMode;
    return differs ? [{ field, message: paymentSetupMessages.modesDiffer }] : [];
  });
}
