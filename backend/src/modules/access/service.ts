import { permissionDescriptions, permissionNames } from "@haat/api-contract/access/permission-names";
import { limits } from "@haat/api-contract/limits";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { AccountLinks } from "#database/account-links";
import { Authenticators } from "#database/authenticators";
import { type Connections, Database, type Run } from "#database/database";
import { PasswordTries } from "#database/password-tries";
import { Accounts } from "./accounts";
import { ensureStaff } from "./ensure-staff";
import { Members } from "./members";
import { Permission, Role, Staff } from "./models/staff";
import { Permissions } from "./permissions";
import { Roles } from "./roles";
import { Sessions } from "./sessions";

export { holds } from "./administrator-access";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

const partsOn = (database: { run: Run }) => ({
  accounts: new Accounts(database),
  members: new Members(database),
  roles: new Roles(database),
  permissions: new Permissions(database),
  sessions: new Sessions(database),
  /** Links in invitations, for setting the first password. */
  passwordLinks: new AccountLinks(database, {
    table: "staff_password_link",
    owner: "user_id",
    minutes: limits.staffPasswordLinkHours * 60,
  }),
  authenticators: new Authenticators(database, { table: "staff_authenticator", owner: "user_id" }),
});

/** The accounts of administrators and staff, their logins and their permissions. */
export class AccessModuleService extends MedusaService({ Permission, Role, Staff }) {
  private readonly database: Database;
  readonly accounts: Accounts;
  readonly members: Members;
  readonly roles: Roles;
  readonly permissions: Permissions;
  readonly sessions: Sessions;
  readonly passwordLinks: AccountLinks;
  readonly authenticators: Authenticators;
  readonly passwordTries: PasswordTries;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    const parts = partsOn(this.database);
    const { accounts, members, roles, permissions, sessions, passwordLinks, authenticators } = parts;
    this.accounts = accounts;
    this.members = members;
    this.roles = roles;
    this.permissions = permissions;
    this.sessions = sessions;
    this.passwordLinks = passwordLinks;
    this.authenticators = authenticators;
    this.passwordTries = new PasswordTries(this.database, "staff_password_try");
  }

  /** The same parts, reading and writing in a running transaction. */
  static partsIn = (run: Run) => partsOn({ run });

  /** Makes a user a staff member with a role. Idempotent. */
  ensureStaff = (staff: Parameters<typeof ensureStaff>[1]): Promise<void> =>
    this.database.transaction((run) => ensureStaff(run, staff));

  /**
   * Makes a user a full administrator, with every present and future permission. The name is only used for a new
   * account.
   */
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

  /** Adds the permissions that the server enforces and the table lacks. Idempotent and safe to run concurrently. */
  @InjectManager()
  async ensurePermissions(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    const values = permissionNames.map(() => "(?, ?, ?)").join(", ");
    await context.manager?.execute(
      `INSERT INTO permission (id, name, description) VALUES ${values} ON CONFLICT DO NOTHING`,
      permissionNames.flatMap((name) => [generateEntityId(undefined, "perm"), name, permissionDescriptions[name]]),
    );
  }
}
