import { aProduct } from "./catalogue";
import { aSeller, type Seller } from "./seller";
import { soldBy } from "./sold-by";

/** A seller with a product of this price. */
export async function aStall(price: number): Promise<{ seller: Seller; productId: string }> {
  const [seller, product] = await Promise.all([aSeller(), aProduct({ price, stock: 20 })]);
  await soldBy(seller.id, product);
  return { seller, productId: product.id };
}
