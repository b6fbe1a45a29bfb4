import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { AwaitedMoney } from "../awaited-money";

/** Cash on delivery: the courier brings the money. */
class CashOnDelivery extends AwaitedMoney {
  static override identifier = "cod";
}

export default ModuleProvider(Modules.PAYMENT, { services: [CashOnDelivery] });
