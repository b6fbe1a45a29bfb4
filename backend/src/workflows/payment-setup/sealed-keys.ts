import type { GatewayName } from "@haat/api-contract/payment/words";
import type { TypedKeys } from "@haat/api-contract/payment-setup/key-forms";
import { z } from "zod";
import { seal, unseal } from "#config/seal";
import type { StoredKeys } from "#modules/payment-setup/service";

const sealedSchema = z.object({
  gateway: z.string(),
  keyId: z.string(),
  secret: z.string(),
  webhookSecret: z.string(),
});

/** The owner is encrypted with the keys, so that a row cannot be passed off as another gateway's. */
export const sealKeys = (gateway: GatewayName, { keyId, secret, webhookSecret }: TypedKeys): string =>
  seal({ gateway, keyId, secret, webhookSecret });

/** Null if they were encrypted with another server secret, or altered. */
export function openKeys(row: Pick<StoredKeys, "gateway" | "keyId" | "sealed">): TypedKeys | null {
  try {
    const { gateway, ...keys } = sealedSchema.parse(unseal(row.sealed));
    return gateway === row.gateway && keys.keyId === row.keyId ? keys : null;
  } catch {
    return null;
  }
}
