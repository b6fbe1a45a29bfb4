import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type LoginWay, ownerSchema } from "./login-ways";

export type NewIdentity = LoginWay & {
  customerId: string;
  /** The address that Google tells, for people to know their login by. */
  email?: string;
};

/**
 * Takes away a way of logging in that leads to nobody: who deletes a customer in the engine's admin leaves all of their
 * ways but one behind, and whoever uses such a way could never log in again.
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

/** Lets a customer log in by one more way. Answers the identity's id; the database refuses a second one of the same way. */
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
