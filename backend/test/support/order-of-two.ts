import { api } from "./api";
import { aProduct } from "./catalogue";
import { anOrder } from "./order-body";
import { aShopper } from "./shopper";

/** A new shopper's order of two pieces of a product with a stock of five, for 436 rupees. */
export async function anOrderOfTwo() {
  const shopper = await aShopper();
  const product = await aProduct({
    price: 250,
    salePrice: 200,
    stock: 5,
    delivery: { charge: 18, freeAbove: 10_000 },
  });
  const body = anOrder({ productId: product.id, quantity: 2 }, 436);
  const { orderId, order } = await api(shopper.token).call("placeOrder", { body });
  return { ...shopper, product, variantId: product.variants[0]?.id ?? "", orderId, order };
}
