import type { CollectionFields, ManagedCollectionsQuery } from "@haat/api-contract/collection/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { Collections } from "./collections";
import { HomePage } from "./home-page";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Collections: products that staff choose, or that follow a rule, with a page of their own; and the home page's rows. */
export class CollectionService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: ManagedCollectionsQuery) => new Collections(this.database).list(query);

  save = (id: string, collection: CollectionFields) => new Collections(this.database).save(id, collection);

  home = () => new HomePage(this.database).read();

  arrangeHome = (sources: readonly string[]) => new HomePage(this.database).save({ sources, next: null });

  settleHome = () => new HomePage(this.database).settle();

  /** Reads and writes in a running transaction. */
  within = (run: Run) => new Collections({ run });
  homeWithin = (run: Run) => new HomePage({ run });
}
