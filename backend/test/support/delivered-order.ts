import { anAdministrator } from "./administrator";
import { api } from "./api";
import type { MadeProduct } from "./catalogue";
import { anOrder } from "./order-body";

/** A delivered order of one piece of each product. */
export async function aDeliveredOrder(token: string, ...products: MadeProduct[]): Promise<string> {
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const sum = products.reduce((total, { variants }) => total + (variants[0]?.salePrice ?? 0), 0);
  const [administrator, { orderId }] = await Promise.all([
    anAdministrator(),
    api(token).call("placeOrder", { body: anOrder(lines, sum) }),
  ]);
  await api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
  return orderId;
}
