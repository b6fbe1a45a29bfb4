import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { AccountLinks } from "#database/account-links";
import { Authenticators } from "#database/authenticators";
import { type Connections, Database, type Run } from "#database/database";
import { PasswordTries } from "#database/password-tries";
import { SealedColumn } from "#database/sealed-column";
import { SellerAccounts } from "./accounts";
import { BusinessFiles } from "./business-files";
import { SellerDocuments } from "./documents";
import { SellerNewsChoices } from "./news";
import { SellerProducts } from "./products";
import { SellerSessions } from "./sessions";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

const partsOn = (database: { run: Run }) => ({
  accounts: new SellerAccounts(database),
  products: new SellerProducts(database),
  sessions: new SellerSessions(database),
  businessFiles: new BusinessFiles(database),
  documents: new SellerDocuments(database),
  news: new SellerNewsChoices(database),
  resetLinks: new AccountLinks(database, {
    table: "seller_reset_link",
    owner: "seller_id",
    minutes: limits.sellerResetMinutes,
  }),
  authenticators: new Authenticators(database, { table: "seller_authenticator", owner: "seller_id" }),
  passwordTries: new PasswordTries(database, "seller_password_try"),
  sealedNumbers: new SealedColumn(database, {
    table: "seller_bank_account",
    key: "seller_id",
    column: "sealed_number",
  }),
});

/** Sellers besides the shop's owner: accounts, logins, business profiles, and which products are theirs. */
export class SellerService {
  private readonly parts: ReturnType<typeof partsOn>;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.parts = partsOn(new Database(connections));
  }

  get accounts(): SellerAccounts {
    return this.parts.accounts;
  }
  get products(): SellerProducts {
    return this.parts.products;
  }
  get sessions(): SellerSessions {
    return this.parts.sessions;
  }
  get businessFiles(): BusinessFiles {
    return this.parts.businessFiles;
  }
  get documents(): SellerDocuments {
    return this.parts.documents;
  }
  get news(): SellerNewsChoices {
    return this.parts.news;
  }
  get resetLinks(): AccountLinks {
    return this.parts.resetLinks;
  }
  get sealedNumbers(): SealedColumn {
    return this.parts.sealedNumbers;
  }
  get authenticators(): Authenticators {
    return this.parts.authenticators;
  }
  get passwordTries(): PasswordTries {
    return this.parts.passwordTries;
  }

  /** The same, reading and writing in a running transaction. */
  within = (run: Run) => partsOn({ run });
}
