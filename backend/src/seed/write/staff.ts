import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { ensureUserWithLogin } from "#setup/ensure-administrator";
import { demoEditor, demoRole } from "../demo-accounts";

/** A role and somebody who has it, so that a look around shows what an account without all permissions sees. */
export async function writeStaff(container: MedusaContainer): Promise<void> {
  await container.resolve<AccessModuleService>(ACCESS_MODULE).ensurePermissions();
  const userId = await ensureUserWithLogin(container, demoEditor);
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  await database.transaction(async (run) => {
    await run({
      name: "seed-role",
      text: "INSERT INTO role (id, name) VALUES ($1, $2) ON CONFLICT (name) WHERE deleted_at IS NULL DO NOTHING",
      values: [generateEntityId(undefined, "role"), demoRole.name],
    });
    await run({
      name: "seed-role-permissions",
      text: `INSERT INTO role_permission (role_id, permission_id)
             SELECT r.id, p.id FROM role r JOIN permission p ON p.name = ANY ($2) AND p.deleted_at IS NULL
              WHERE r.name = $1 AND r.deleted_at IS NULL ON CONFLICT DO NOTHING`,
      values: [demoRole.name, demoRole.permissions],
    });
    await run({
      name: "seed-staff",
      text: `INSERT INTO staff (id, user_id, name) VALUES ($1, $2, $3)
             ON CONFLICT (user_id) WHERE deleted_at IS NULL DO NOTHING`,
      values: [generateEntityId(undefined, "staff"), userId, demoEditor.name],
    });
    await run({
      name: "seed-staff-role",
      text: `INSERT INTO staff_role (staff_id, role_id)
             SELECT s.id, r.id FROM staff s JOIN role r ON r.name = $2 AND r.deleted_at IS NULL
              WHERE s.user_id = $1 AND s.deleted_at IS NULL ON CONFLICT DO NOTHING`,
      values: [userId, demoRole.name],
    });
  });
}
