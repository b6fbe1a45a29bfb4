import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { readBalance, readMoved, readWallet, type Stretch } from "./read/read-wallet";
import { moveShopper, purgeShopper } from "./shopper-data";
import { Wallets } from "./wallets";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Shoppers' wallets. All amounts in whole paise. */
export class WalletService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** Paise; 0 if there is no wallet. */
  balanceOf = (customerId: string) => readBalance(this.database.run, customerId);
  read = (customerId: string, stretch: Stretch) => readWallet(this.database.run, customerId, stretch);
  /** The amount moved for a reference, as the running transaction sees it; null if none. */
  movedIn = (run: Run, reference: string) => readMoved(run, reference);

  /** In a running transaction. */
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;

  /** Writes in a running transaction. */
  within = (run: Run): Wallets => new Wallets({ run });
}
