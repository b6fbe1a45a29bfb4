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
