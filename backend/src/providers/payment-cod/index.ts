import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { CashOnDelivery } from "./cash-on-delivery";

export default ModuleProvider(Modules.PAYMENT, { services: [CashOnDelivery] });
