import type { SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { SalesQuery } from "@haat/api-contract/sale/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { momentPassed } from "#queue/moments";
import { Sales } from "./sales";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Sales: price cuts that start and end by themselves. */
export class SaleService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: SalesQuery, sellerId: string | null) => new Sales(this.database).list(query, sellerId);

  prices = (id: string, sellerId: string | null) => new Sales(this.database).prices(id, sellerId);

  variants = (wanted: SaleVariantsBody, sellerId: string | null) => new Sales(this.database).variants(wanted, sellerId);

  /** Resolves just after a moment. */
  passed = (at: string) => momentPassed(this.database.run, at);

  /** Reads and writes in a running transaction. */
  within = (run: Run) => new Sales({ run });
}
