import { type Administrator, anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { anOrderOfTwo } from "../support/order-of-two";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";

describe("goods that leave", () => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });
  const move = (orderId: string, status: string) =>
    api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
  const rowsOf = <Row extends object>(text: string, ...values: unknown[]) =>
    withDatabase(async (client) => (await client.query<Row>(text, values)).rows);

  it("are left to the engine's own workflows where an order has credit lines, which it versions", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    await rowsOf(
      `INSERT INTO order_credit_line (id, order_id, version, reference, amount, raw_amount)
       VALUES ('ordcl_' || $1, $1, 1, 'goodwill', 10, '{"value": "10", "precision": 20}')`,
      orderId,
    );
    const { order } = await move(orderId, "delivered");
    expect(order).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    const credited = await rowsOf(
      `SELECT c.reference FROM order_credit_line c JOIN "order" o ON o.id = c.order_id AND o.version = c.version WHERE o.id = $1 AND o.version = 4`,
      orderId,
    );
    expect(credited).toEqual([{ reference: "goodwill" }]);
  });

  describe("from two locations", () => {
    const second = "sloc_second_of_the_tests";
    beforeAll(async () => {
      await rowsOf("INSERT INTO stock_location (id, name) VALUES ($1, 'Second warehouse')", second);
      await rowsOf(
        `INSERT INTO sales_channel_stock_location (id, sales_channel_id, stock_location_id)
         SELECT 'scloc_second_of_the_tests', id, $1 FROM sales_channel WHERE name = 'Haat' AND deleted_at IS NULL`,
        second,
      );
    });
    afterAll(async () => {
      await rowsOf("DELETE FROM inventory_level WHERE location_id = $1", second);
      await rowsOf("DELETE FROM sales_channel_stock_location WHERE stock_location_id = $1", second);
      await rowsOf("DELETE FROM stock_location WHERE id = $1", second);
    });

    it("take each location's share of a line", async () => {
      const product = await aProduct({ price: 250, stock: 2 });
      const variantId = product.variants[0]?.id ?? "";
      await rowsOf(
        `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity, reserved_quantity, raw_reserved_quantity)
         SELECT 'ilev_' || inventory_item_id, inventory_item_id, $2, 3, '{"value": "3", "precision": 20}', 0, '{"value": "0", "precision": 20}'
           FROM product_variant_inventory_item WHERE variant_id = $1`,
        variantId,
        second,
      );
      const { token } = await aShopper();
      const body = anOrder({ productId: product.id, quantity: 4 }, 1000);
      const { orderId } = await api(token).call("placeOrder", { body });
      await move(orderId, "shipped");
      const levels = await rowsOf(
        `SELECT l.location_id = $2 AS "isSecond", l.stocked_quantity::int AS stocked, l.reserved_quantity::int AS reserved
           FROM inventory_level l JOIN product_variant_inventory_item v USING (inventory_item_id)
          WHERE v.variant_id = $1 AND l.deleted_at IS NULL ORDER BY 1`,
        variantId,
        second,
      );
      expect(levels).toEqual([
        { isSecond: false, stocked: 1, reserved: 0 },
        { isSecond: true, stocked: 0, reserved: 0 },
      ]);
      const [item] = await rowsOf(
        `SELECT i.fulfilled_quantity::int AS packed, i.shipped_quantity::int AS shipped
           FROM order_item i JOIN "order" o ON o.id = i.order_id AND o.version = i.version WHERE o.id = $1`,
        orderId,
      );
      expect(item).toEqual({ packed: 4, shipped: 4 });
    });
  });
});
