import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import { keysFaults, modeOfKeyId, type TypedKeys } from "@haat/api-contract/payment-setup/key-forms";
import type { Environment } from "./parse-environment";

export type KeysOfEnvironment = TypedKeys & { mode: "test" | "live" };
export type GatewayKeysOfEnvironment = Partial<Record<GatewayName, KeysOfEnvironment>>;

type VariableName = Extract<keyof Environment, `RAZORPAY_${string}` | `STRIPE_${string}`>;

/** The variables of each gateway, by what they hold. */
const variables: Record<GatewayName, Record<keyof TypedKeys, VariableName>> = {
  razorpay: {
    keyId: "RAZORPAY_KEY_ID",
    secret: "RAZORPAY_KEY_SECRET",
    webhookSecret: "RAZORPAY_WEBHOOK_SECRET",
  },
  stripe: {
    keyId: "STRIPE_PUBLISHABLE_KEY",
    secret: "STRIPE_SECRET_KEY",
    webhookSecret: "STRIPE_WEBHOOK_SECRET",
  },
};

function keysIn(values: Environment, gateway: GatewayName): TypedKeys | null {
  const names = variables[gateway];
  const keys = {
    keyId: values[names.keyId] ?? "",
    secret: values[names.secret] ?? "",
    webhookSecret: values[names.webhookSecret] ?? "",
  };
  return Object.values(keys).some(Boolean) ? keys : null;
}

/** What is wrong with the gateways' keys of the environment: a set that is not whole, a key of another form. */
export function faultsOfGatewayKeys(values: Environment): string[] {
  return gatewayNames.flatMap((gateway) => {
    const keys = keysIn(values, gateway);
    if (!keys) return [];
    const names = variables[gateway];
    const missing = Object.values(names).filter((name) => !values[name]);
    if (missing.length > 0) return missing.map((name) => `${name} is missing.`);
    return keysFaults(gateway, keys).map(({ field, message }) => `${names[field]}: ${message}`);
  });
}

export function gatewayKeysOf(values: Environment): GatewayKeysOfEnvironment {
  return Object.fromEntries(
    gatewayNames.flatMap((gateway) => {
      const keys = keysIn(values, gateway);
      const mode = keys && modeOfKeyId(gateway, keys.keyId);
      return keys && mode ? [[gateway, { ...keys, mode }]] : [];
    }),
  );
}
