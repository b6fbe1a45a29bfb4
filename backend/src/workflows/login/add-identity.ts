import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LoginWay } from "./find-shopper";

export type NewIdentity = LoginWay & {
  customerId: string;
  /** The address that Google tells, for people to know their login by. */
  email?: string;
};

/** Lets a customer log in by one more way. Answers the identity's id; the database refuses a second one of the same way. */
export async function addIdentity(
  container: MedusaContainer,
  { provider, value, customerId, email }: NewIdentity,
  context?: Context,
): Promise<string> {
  const identity = await container.resolve(Modules.AUTH).createAuthIdentities(
    {
      provider_identities: [{ provider, entity_id: value, user_metadata: email ? { email } : {} }],
      app_metadata: { customer_id: customerId },
    },
    context,
  );
  return identity.id;
}
