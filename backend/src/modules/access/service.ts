import { permissionDescriptions, permissionNames } from "@haat/api-contract/access/permission-names";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { PasswordTries } from "#database/password-tries";
import { Accounts } from "./accounts";
import { Permission, Role, Staff } from "./models/staff";
import { Sessions } from "./sessions";

export { grantedNames } from "./accounts";
export { holds } from "./administrator-access";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Who administers the shop: accounts and their logins, and what they may do. */
export class AccessModuleService extends MedusaService({ Permission, Role, Staff }) {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passwordTries: PasswordTries;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    const database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    this.accounts = new Accounts(database);
    this.sessions = new Sessions(database);
    this.passwordTries = new PasswordTries(database, "staff_password_try");
  }

  /** The same, read and written in a running transaction. */
  within(run: Run): { accounts: Accounts; sessions: Sessions } {
    return { accounts: new Accounts({ run }), sessions: new Sessions({ run }) };
  }

  /** Gives a user every permission, now and later. The name is taken for a new account alone. */
  @InjectManager()
  async ensureFullAdministrator(
    userId: string,
    name = "",
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.manager?.execute(
      `INSERT INTO staff (id, user_id, name, is_full_administrator) VALUES (?, ?, ?, true)
       ON CONFLICT (user_id) WHERE deleted_at IS NULL DO UPDATE SET is_full_administrator = true, status = true`,
      [generateEntityId(undefined, "staff"), userId, name],
    );
  }

  async hasFullAdministrator(): Promise<boolean> {
    return (await this.listStaff({ is_full_administrator: true, status: true }, { take: 1 })).length > 0;
  }

  /** Adds the permissions that the server enforces and the table lacks. Harmless to repeat, also at the same moment. */
  @InjectManager()
  async ensurePermissions(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    const values = permissionNames.map(() => "(?, ?, ?)").join(", ");
    await context.manager?.execute(
      `INSERT INTO permission (id, name, description) VALUES ${values} ON CONFLICT DO NOTHING`,
      permissionNames.flatMap((name) => [generateEntityId(undefined, "perm"), name, permissionDescriptions[name]]),
    );
  }
}
