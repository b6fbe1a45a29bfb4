import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { readBalance, readMoved, readWallet, type Stretch } from "./read/read-wallet";
import { moveShopper, purgeShopper } from "./shopper-data";
import { Wallets } from "./wallets";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Shoppers' balances with the shop. All amounts in whole paise. */
export class WalletService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** Paise; 0 for who has no wallet. */
  balanceOf = (customerId: string) => readBalance(this.database.run, customerId);
  read = (customerId: string, stretch: Stretch) => readWallet(this.database.run, customerId, stretch);
  /** What a running transaction, or nobody yet, has moved for a reference. */
  movedIn = (run: Run, reference: string) => readMoved(run, reference);

  /** In a running transaction. */
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;

  /** Writes in a running transaction. */
  within = (run: Run): Wallets => new Wallets({ run });
}
