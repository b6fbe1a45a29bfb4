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

/** Whose keys they are is sealed with them, so that a row can't be passed off as another's. */
export const sealKeys = (gateway: GatewayName, { keyId, secret, webhookSecret }: TypedKeys): string =>
  seal({ gateway, keyId, secret, webhookSecret });

/** Null where they were sealed under another secret of the server, or altered. */
export function openKeys(row: Pick<StoredKeys, "gateway" | "keyId" | "sealed">): TypedKeys | null {
  try {
    const { gateway, ...keys } = sealedSchema.parse(unseal(row.sealed));
    return gateway === row.gateway && keys.keyId === row.keyId ? keys : null;
  } catch {
    return null;
  }
}
