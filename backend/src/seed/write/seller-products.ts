import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { demoSellers } from "../demo-accounts";
import { known, type Seeding } from "./seeding";

const wanted = 12;

/**
 * Assigns a dozen products, spread over the demo shop, to the approved seller. @returns the seller's id by product id.
 */
export async function writeSellerProducts(
  { container, shop }: Seeding,
  ids: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sellers = new Map<string, string>();
  const { accounts, products } = container.resolve<SellerService>(SELLER_MODULE);
  const approved = demoSellers.find(({ state }) => state === "approved");
  const seller = approved && (await accounts.loginOf(approved.email));
  if (!seller) return sellers;
  const step = Math.max(1, Math.floor(shop.products.length / wanted));
  for (let number = 0; number < wanted; number++) {
    const product = shop.products[number * step + Math.floor(step / 2)];
    if (!product) break;
    const id = known(ids, product.handle);
    if (!(await products.isOf(seller.id, id))) await products.add(id, seller.id, "approved");
    sellers.set(id, seller.id);
  }
  return sellers;
}
