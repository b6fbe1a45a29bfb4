import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "../../database/database";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/**
 * What gateways have told us, and what we owe back: attempts, payments, webhooks' events, refunds on their way. The
 * statements lie beside this, by what they are about; all of them take a `Run`, so that they work in a transaction too.
 */
export class GatewayPaymentService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  get run(): Run {
    return this.database.run;
  }
}
