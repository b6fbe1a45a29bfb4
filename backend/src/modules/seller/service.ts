import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "../../database/database";
import { PasswordTries } from "../../database/password-tries";
import { SellerAccounts } from "./accounts";
import { ResetLinks } from "./reset-links";
import { SellerSessions } from "./sessions";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

const partsOn = (database: { run: Run }) => ({
  accounts: new SellerAccounts(database),
  sessions: new SellerSessions(database),
  resetLinks: new ResetLinks(database),
  passwordTries: new PasswordTries(database, "seller_password_try"),
});

/** Who sells in the shop besides its owner: accounts and their logins. */
export class SellerService {
  private readonly parts: ReturnType<typeof partsOn>;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.parts = partsOn(new Database(connections));
  }

  get accounts(): SellerAccounts {
    return this.parts.accounts;
  }
  get sessions(): SellerSessions {
    return this.parts.sessions;
  }
  get resetLinks(): ResetLinks {
    return this.parts.resetLinks;
  }
  get passwordTries(): PasswordTries {
    return this.parts.passwordTries;
  }

  /** The same, read and written in a running transaction. */
  within = (run: Run) => partsOn({ run });
}
