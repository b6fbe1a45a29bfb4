import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";

type Account = { email: string; password: string; name?: string };

const provider = "emailpass";

/**
 * Makes sure that an administrator with every permission exists under this address, able to log in. An account that
 * is there keeps its own password. Harmless to repeat.
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

/** A user of the engine who can log in, and may do nothing yet. One that is there keeps its password. */
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
