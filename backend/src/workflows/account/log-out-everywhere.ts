import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "../../database/one-transaction";
import { SHOPPER_LOGIN_MODULE } from "../../modules/shopper-login";
import type { ShopperLoginService } from "../../modules/shopper-login/service";

/** Makes every token that a shopper was given worthless, the one that asks for it too, at once and on every process. */
export async function logOutEverywhere(container: MedusaContainer, customerId: string): Promise<void> {
  const logins = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  logins.heard(await inOneTransaction(container, (transaction) => logins.end(transaction, customerId)));
}
