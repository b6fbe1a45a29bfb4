import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";

/**
 * A login identity, as stored by the engine: by code (`value` is the identifier) or with Google (`value` is Google's id
 * of the person). The engine's UNIQUE(entity_id, provider) guarantees one person for each.
 */
export type LoginWay = { provider: "otp" | "google"; value: string };

/** The owner in an identity's `app_metadata`. */
export const ownerSchema = z.object({ customer_id: z.string() });

/** The owner of a login identity, or null before its first use. */
export async function findShopper(
  scope: MedusaContainer,
  { provider, value }: LoginWay,
): Promise<{ customerId: string; authIdentityId: string } | null> {
  const [identity] = await scope.resolve(Modules.AUTH).listAuthIdentities({
    provider_identities: { provider, entity_id: value },
  });
  const owner = ownerSchema.safeParse(identity?.app_metadata);
  if (!identity || !owner.success) return null;
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: owner.data.customer_id });
  return customer ? { customerId: customer.id, authIdentityId: identity.id } : null;
}

/** A login identity, or an account (by its customer's id). */
type Lockable = LoginWay | { provider: "account"; value: string };

/** Serializes concurrent logins of one identity across processes, so that it gets only one account. */
export const lockWays = <Result>(
  scope: MedusaContainer,
  ways: readonly Lockable[],
  act: () => Promise<Result>,
): Promise<Result> => {
  // Sorted, so that two callers with the same keys cannot deadlock.
  const keys = ways.map(({ provider, value }) => `shopper:${provider}:${value}`).sort();
  return scope.resolve(Modules.LOCKING).execute(keys, act, { timeout: 10 });
};
