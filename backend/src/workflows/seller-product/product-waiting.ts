import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { NewNotice } from "../../modules/notice/service";

type Waiting = { productId: string; title: string; seller: string; version: string };

/** What the bell says of a product that waits to be judged: once for each time that it begins to. */
export const productWaiting = ({ productId, title, seller, version }: Waiting): NewNotice & { kind: NoticeKind } => ({
  key: `product-waiting:${productId}:${version}`,
  kind: "product-waiting",
  permission: "edit_product",
  title: "A seller's product waits",
  text: `${seller} would like to sell ${title}.`,
  link: `/products?approval=waiting&search=${encodeURIComponent(title.slice(0, 100))}`,
});
