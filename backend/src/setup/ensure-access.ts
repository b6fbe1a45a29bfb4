import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ConfigError } from "../config/parse-environment";
import { readConfig } from "../config/read-config";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { ensureAdministrator } from "./ensure-administrator";

/**
 * Creates the permissions and ensures that a full administrator exists: the one from the environment on the first
 * start, otherwise the oldest account if there is none.
 *
 * @throws ConfigError on the first start of a production shop without a configured administrator.
 */
export async function ensureAccess(container: MedusaContainer): Promise<void> {
  const access = container.resolve<AccessModuleService>(ACCESS_MODULE);
  await access.ensurePermissions();
  const [oldest] = await container.resolve(Modules.USER).listUsers({}, { take: 1, order: { created_at: "ASC" } });
  if (!oldest) return makeFirst(container);
  if (!(await access.hasFullAdministrator())) await access.ensureFullAdministrator(oldest.id);
}

async function makeFirst(container: MedusaContainer): Promise<void> {
  const { firstAdministrator, mode } = readConfig();
  if (firstAdministrator) {
    await ensureAdministrator(container, firstAdministrator);
  } else if (mode === "production") {
    throw new ConfigError(
      ["ADMIN_EMAIL", "ADMIN_PASSWORD"].map(
        (name) => `${name} is missing. It is required for the first start in production.`,
      ),
    );
  }
}
