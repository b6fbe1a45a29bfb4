import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";
import type { StoredProduct } from "../product/stored-product";

type Waiting = { productId: string; title: string; seller: string; version: string };

/** The notice for a product that awaits approval: one each time it starts waiting. */
const productWaiting = ({ productId, title, seller, version }: Waiting): NewNotice & { kind: NoticeKind } => ({
  key: `product-waiting:${productId}:${version}`,
  kind: "product-waiting",
  permission: "edit_product",
  title: "Product pending approval",
  text: `${seller} has submitted ${title}.`,
  link: `/products?approval=waiting&search=${encodeURIComponent(title.slice(0, 100))}`,
});

/** Notifies staff of a product that awaits approval, in the transaction of the change. */
export async function notifyWaiting(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, title, seller }: StoredProduct,
): Promise<void> {
  if (seller?.approval !== "waiting") return;
  const notice = productWaiting({ productId: id, title, seller: seller.name, version: seller.version });
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).add([notice], transaction.prepared);
}
