import { api } from "../../support/api";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

describe("an order", () => {
  it("reduces the shown stock and counts as a sale until it is cancelled", async () => {
    const product = await aProduct({ price: 500, stock: 5 });
    const shopper = api((await aShopper()).token);
    const shown = async () => {
      const { product: read } = await api().call("getProduct", { params: { id: product.id } });
      const { rows } = await withDatabase((client) =>
        client.query("SELECT units_7d, units_30d FROM catalog_product WHERE product_id = $1", [product.id]),
      );
      return { quantity: read.quantity, ...rows[0] };
    };
    const becomes = (quantity: number, sold: number) =>
      until(`${quantity} left, ${sold} sold`, async () => {
        const now = await shown();
        return now.quantity === quantity && now.units_7d === sold && now.units_30d === sold ? true : undefined;
      });

    const line = { productId: product.id, title: product.title, variant: null, quantity: 2, price: 500 };
    const { orderId } = await shopper.call("placeOrder", { body: anOrder(line, 1000) });
    await becomes(3, 2);
    await shopper.call("cancelOrder", { params: { orderId } });
    await becomes(5, 0);
  });
});
