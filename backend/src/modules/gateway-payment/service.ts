import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database } from "../../database/database";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** What gateways have told us, and what we owe back: attempts, payments, webhooks' events, refunds on their way. */
export class GatewayPaymentService {
  protected readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }
}
