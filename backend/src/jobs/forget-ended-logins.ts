import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOPPER_LOGIN_MODULE } from "../modules/shopper-login";
import type { ShopperLoginService } from "../modules/shopper-login/service";

/** Of deleted accounts nothing stays, once their last token has expired. */
export default async function forgetEndedLogins(container: MedusaContainer): Promise<void> {
  await container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).forgetGone();
}

export const config = { name: "forget-ended-logins", schedule: "41 3 * * *" };
