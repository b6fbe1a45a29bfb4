import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { AwaitedMoney } from "../awaited-money";

/** Cards by Stripe. */
class Stripe extends AwaitedMoney {
  static override identifier = "stripe";
}

export default ModuleProvider(Modules.PAYMENT, { services: [Stripe] });
