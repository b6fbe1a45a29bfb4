import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../modules/seller";
import type { SellerService } from "../modules/seller/service";

/** Of sellers' logins nothing stays that no longer counts. */
export default async function forgetSellerLogins(container: MedusaContainer): Promise<void> {
  const { sessions, resetLinks, passwordTries } = container.resolve<SellerService>(SELLER_MODULE);
  await sessions.forgetExpired();
  await resetLinks.forgetExpired();
  await passwordTries.forgetOld();
}

export const config = { name: "forget-seller-logins", schedule: "23 * * * *" };
