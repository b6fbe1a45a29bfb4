import type { Identifier } from "@haat/api-contract/login/schemas";
import type { CustomerDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";

/** The engine's name for logins by code; its UNIQUE(entity_id, provider) is the last word on one person per identifier. */
export const otpProvider = "otp";

const ownerSchema = z.object({ customer_id: z.string() });

/** The account that an identifier logs in to, or null before the first login. */
export async function findShopper(
  scope: MedusaContainer,
  identifier: Identifier,
): Promise<{ customer: CustomerDTO; authIdentityId: string } | null> {
  const [identity] = await scope.resolve(Modules.AUTH).listAuthIdentities({
    provider_identities: { provider: otpProvider, entity_id: identifier.value },
  });
  const owner = ownerSchema.safeParse(identity?.app_metadata);
  if (!identity || !owner.success) return null;
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: owner.data.customer_id });
  return customer ? { customer, authIdentityId: identity.id } : null;
}
