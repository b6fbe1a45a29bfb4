import { api } from "./api";
import type { MadeProduct } from "./catalogue";
import { withDatabase } from "./database";
import { anOrder } from "./order-body";

/** An order of one piece of each product that has arrived. */
export async function aDeliveredOrder(token: string, ...products: MadeProduct[]): Promise<string> {
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const sum = products.reduce((total, { variants }) => total + (variants[0]?.salePrice ?? 0), 0);
  const { orderId } = await api(token).call("placeOrder", { body: anOrder(lines, sum) });
  await withDatabase((client) =>
    client.query("UPDATE order_status SET status = 'delivered' WHERE order_id = $1", [orderId]),
  );
  return orderId;
}
