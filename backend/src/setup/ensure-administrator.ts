import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";

type Account = { email: string; password: string; name?: string };

const provider = "emailpass";

/**
 * Ensures that a full administrator with this address exists and can log in. An existing account keeps its password.
 * Idempotent.
 *
 * @returns the user's id.
 */
export async function ensureAdministrator(
  container: MedusaContainer,
  { email, password, name }: Account,
): Promise<string> {
  const userId = await ensureUserWithLogin(container, { email, password });
  await container.resolve<AccessModuleService>(ACCESS_MODULE).ensureFullAdministrator(userId, name);
  return userId;
}

/**
 * Ensures that a user of the engine exists and can log in, without permissions so far. An existing one keeps its
 * password.
 */
export async function ensureUserWithLogin(
  container: MedusaContainer,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<string> {
  const address = email.trim().toLowerCase();
  const userId = await ensureUser(container, address);
  await ensureLogin(container, userId, { email: address, password });
  return userId;
}

async function ensureUser(container: MedusaContainer, email: string): Promise<string> {
  const [known] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 });
  if (known) return known.id;
  const { result } = await createUsersWorkflow(container).run({ input: { users: [{ email }] } });
  const [made] = result;
  if (!made) throw new Error("The engine made no user.");
  return made.id;
}

async function ensureLogin(container: MedusaContainer, userId: string, { email, password }: Account): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const [known] = await auth.listAuthIdentities({ provider_identities: { provider, entity_id: email } });
  const identity = known ?? (await auth.register(provider, { body: { email, password } })).authIdentity;
  if (!identity) throw new Error("The engine made no login for the administrator.");
  await auth.updateAuthIdentities({ id: identity.id, app_metadata: { ...identity.app_metadata, user_id: userId } });
}
