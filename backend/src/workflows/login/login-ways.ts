import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";

/**
 * One way in which somebody logs in, as the engine keeps it: by code (`value` is the identifier) or with Google (`value`
 * is Google's id of the person). Its UNIQUE(entity_id, provider) is the last word on one person per way.
 */
export type LoginWay = { provider: "otp" | "google"; value: string };

/** Whom an identity's `app_metadata` names. */
export const ownerSchema = z.object({ customer_id: z.string() });

/** Whom a way of logging in belongs to, or null before its first use. */
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

/** A way of logging in, or an account (by its customer's id). */
type Lockable = LoginWay | { provider: "account"; value: string };

/** One person per way of logging in, also when it is proven twice at the same moment: one after another, on all processes. */
export const lockWays = <Result>(
  scope: MedusaContainer,
  ways: readonly Lockable[],
  act: () => Promise<Result>,
): Promise<Result> => {
  // In one order, so that two who want the same two never wait for each other.
  const keys = ways.map(({ provider, value }) => `shopper:${provider}:${value}`).sort();
  return scope.resolve(Modules.LOCKING).execute(keys, act, { timeout: 10 });
};
