import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";

type Staff = {
  userId: string;
  name: string;
  /** Identified by the permissions it grants; an existing role gets the missing ones. */
  role: { name: string; permissions: readonly string[] };
};

/** Makes a user a staff member with a role, and creates the role if it is missing. Idempotent. */
export async function ensureStaff(run: Run, { userId, name, role }: Staff): Promise<void> {
  await run({
    name: "staff-ensure-role",
    text: "INSERT INTO role (id, name) VALUES ($1, $2) ON CONFLICT (name) WHERE deleted_at IS NULL DO NOTHING",
    values: [generateEntityId(undefined, "role"), role.name],
  });
  await run({
    name: "staff-ensure-role-permissions",
    text: `INSERT INTO role_permission (role_id, permission_id)
           SELECT r.id, p.id FROM role r JOIN permission p ON p.name = ANY ($2) AND p.deleted_at IS NULL
            WHERE r.name = $1 AND r.deleted_at IS NULL ON CONFLICT DO NOTHING`,
    values: [role.name, role.permissions],
  });
  await run({
    name: "staff-ensure",
    text: `INSERT INTO staff (id, user_id, name) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) WHERE deleted_at IS NULL DO NOTHING`,
    values: [generateEntityId(undefined, "staff"), userId, name],
  });
  await run({
    name: "staff-ensure-staff-role",
    text: `INSERT INTO staff_role (staff_id, role_id)
           SELECT s.id, r.id FROM staff s JOIN role r ON r.name = $2 AND r.deleted_at IS NULL
            WHERE s.user_id = $1 AND s.deleted_at IS NULL ON CONFLICT DO NOTHING`,
    values: [userId, role.name],
  });
}
