import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "../../database/one-transaction";
import { NOTICE_MODULE } from "../../modules/notice";
import type { NoticeModuleService } from "../../modules/notice/service";
import type { StoredProduct } from "../product/stored-product";
import { productWaiting } from "./product-waiting";

/** Rings for staff in the transaction of what they shall look at. */
export async function tellWaiting(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, title, seller }: StoredProduct,
): Promise<void> {
  if (seller?.approval !== "waiting") return;
  const notice = productWaiting({ productId: id, title, seller: seller.name, version: seller.version });
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).add([notice], transaction.prepared);
}
