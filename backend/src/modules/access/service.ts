import { permissionNames } from "@haat/api-contract/access/permission-names";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { Permission } from "./models/permission";
import { Role } from "./models/role";
import { Staff } from "./models/staff";

export class AccessModuleService extends MedusaService({ Permission, Role, Staff }) {
  /** The names of what a user may do at this moment; none for an unknown or inactive account. */
  @InjectManager()
  async permissionsOf(
    userId: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<ReadonlySet<string>> {
    const rows: { name: string }[] =
      (await context.manager?.execute(
        `SELECT DISTINCT p.name
           FROM staff s
           JOIN permission p ON p.deleted_at IS NULL
           LEFT JOIN staff_role sr ON sr.staff_id = s.id
           LEFT JOIN role r ON r.id = sr.role_id AND r.status AND r.deleted_at IS NULL
           LEFT JOIN role_permission rp ON rp.role_id = r.id AND rp.permission_id = p.id
          WHERE s.user_id = ? AND s.status AND s.deleted_at IS NULL
            AND (s.is_full_administrator OR (p.status AND rp.permission_id IS NOT NULL))`,
        [userId],
      )) ?? [];
    return new Set(rows.map(({ name }) => name));
  }

  async isPermitted(userId: string, permission: string): Promise<boolean> {
    return (await this.permissionsOf(userId)).has(permission);
  }

  /** Gives a user every permission, now and later. */
  @InjectManager()
  async ensureFullAdministrator(
    userId: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.manager?.execute(
      `INSERT INTO staff (id, user_id, is_full_administrator) VALUES (?, ?, true)
       ON CONFLICT (user_id) WHERE deleted_at IS NULL DO UPDATE SET is_full_administrator = true, status = true`,
      [generateEntityId(undefined, "staff"), userId],
    );
  }

  async hasFullAdministrator(): Promise<boolean> {
    return (await this.listStaff({ is_full_administrator: true, status: true }, { take: 1 })).length > 0;
  }

  /** Adds the permissions that the server enforces and the table lacks. Harmless to repeat, also at the same moment. */
  @InjectManager()
  async ensurePermissions(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    const values = permissionNames.map(() => "(?, ?)").join(", ");
    await context.manager?.execute(
      `INSERT INTO permission (id, name) VALUES ${values} ON CONFLICT (name) WHERE deleted_at IS NULL DO NOTHING`,
      permissionNames.flatMap((name) => [generateEntityId(undefined, "perm"), name]),
    );
  }
}
