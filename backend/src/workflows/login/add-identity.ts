import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type LoginWay, ownerSchema } from "./login-ways";

export type NewIdentity = LoginWay & {
  customerId: string;
  /** The address that Google reports, shown as the name of the login. */
  email?: string;
};

/**
 * Deletes a login identity without a customer. Deleting a customer in the engine's admin leaves all their identities
 * but one, and an orphaned identity could never log in again.
 */
async function dropLeftBehind(container: MedusaContainer, { provider, value }: LoginWay, context?: Context) {
  const [auth, customers] = [container.resolve(Modules.AUTH), container.resolve(Modules.CUSTOMER)];
  const [identity] = await auth.listAuthIdentities(
    { provider_identities: { provider, entity_id: value } },
    {},
    context,
  );
  const owner = ownerSchema.safeParse(identity?.app_metadata);
  if (!identity || !owner.success) return;
  const [customer] = await customers.listCustomers({ id: owner.data.customer_id });
  if (!customer) await auth.deleteAuthIdentities([identity.id], context);
}

/** Adds a login identity to a customer. Returns its id; the database rejects a duplicate. */
export async function addIdentity(
  container: MedusaContainer,
  { provider, value, customerId, email }: NewIdentity,
  context?: Context,
): Promise<string> {
  await dropLeftBehind(container, { provider, value }, context);
  const identity = await container.resolve(Modules.AUTH).createAuthIdentities(
    {
      provider_identities: [{ provider, entity_id: value, user_metadata: email ? { email } : {} }],
      app_metadata: { customer_id: customerId },
    },
    context,
  );
  return identity.id;
}
