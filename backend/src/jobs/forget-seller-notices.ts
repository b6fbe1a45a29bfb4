import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_NOTICE_MODULE } from "../modules/seller-notice";
import type { SellerNoticeService } from "../modules/seller-notice/service";

/** Old news leave the sellers' bells. */
export default async function forgetSellerNotices(container: MedusaContainer): Promise<void> {
  await container.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE).forgetOld();
}

export const config = { name: "forget-seller-notices", schedule: "51 3 * * *" };
