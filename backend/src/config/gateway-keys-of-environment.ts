import type { GatewayDescriptor } from "@haat/api-contract/gateway/descriptor";
import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import { keysFaults, modeOfKeyId, type TypedKeys } from "@haat/api-contract/payment-setup/key-forms";

export type KeysOfEnvironment = TypedKeys & { mode: "test" | "live" };
export type GatewayKeysOfEnvironment = Partial<Record<GatewayName, KeysOfEnvironment>>;

/** Environment variables as set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The names of a gateway's environment variables; null if it has none. */
function variablesOf(gateway: GatewayName): Record<keyof TypedKeys, string> | null {
  const { keyId, secret, webhookSecret }: GatewayDescriptor["keys"] = gatewayDescriptors[gateway].keys;
  if (!keyId.variable || !secret.variable || !webhookSecret.variable) return null;
  return { keyId: keyId.variable, secret: secret.variable, webhookSecret: webhookSecret.variable };
}

function keysIn(values: Variables, gateway: GatewayName): TypedKeys | null {
  const names = variablesOf(gateway);
  if (!names) return null;
  const read = (name: string) => values[name]?.trim() ?? "";
  const keys = {
    keyId: read(names.keyId),
    secret: read(names.secret),
    webhookSecret: read(names.webhookSecret),
  };
  return Object.values(keys).some(Boolean) ? keys : null;
}

/** Errors in the gateways' keys of the environment: an incomplete set, or a key of the wrong format. */
export function faultsOfGatewayKeys(values: Variables): string[] {
  return gatewayNames.flatMap((gateway) => {
    const [names, keys] = [variablesOf(gateway), keysIn(values, gateway)];
    if (!names || !keys) return [];
    const fields = ["keyId", "secret", "webhookSecret"] as const;
    const missing = fields.filter((field) => !keys[field]);
    if (missing.length > 0) return missing.map((field) => `${names[field]} is missing.`);
    return keysFaults(gateway, keys).map(({ field, message }) => `${names[field]}: ${message}`);
  });
}

export function gatewayKeysOf(values: Variables): GatewayKeysOfEnvironment {
  return Object.fromEntries(
    gatewayNames.flatMap((gateway) => {
      const keys = keysIn(values, gateway);
      const mode = keys && modeOfKeyId(gateway, keys.keyId);
      return keys && mode ? [[gateway, { ...keys, mode }]] : [];
    }),
  );
}
