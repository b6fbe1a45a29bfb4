import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { AwaitedMoney } from "../awaited-money";

/** The shopper's own balance with the shop. */
class Wallet extends AwaitedMoney {
  static override identifier = "wallet";
}

export default ModuleProvider(Modules.PAYMENT, { services: [Wallet] });
