import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { AwaitedMoney } from "../awaited-money";

/** UPI, cards and net banking by Razorpay's checkout. */
class Razorpay extends AwaitedMoney {
  static override identifier = "razorpay";
}

export default ModuleProvider(Modules.PAYMENT, { services: [Razorpay] });
