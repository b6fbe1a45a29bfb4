import type { SellerCommissionsQuery } from "@haat/api-contract/commission/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { Rates } from "./rates";
import { listSellerCommissions, readCommission } from "./read/read-commission";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Custom commission rates of categories and sellers. The default rate is a setting of the shop. */
export class CommissionService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** The default rate, and each category's custom rate. */
  read = () => readCommission(this.database.run);
  listSellers = (query: SellerCommissionsQuery) => listSellerCommissions(this.database.run, query);

  /** Reads and writes in a running transaction. */
  within = (run: Run) => new Rates({ run });
}
