import { knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { packOrder } from "#engine/fulfilment/pack";
import { deliverFulfilment, shipFulfilment } from "#engine/fulfilment/send";
import { unpackFulfilment } from "#engine/fulfilment/unpack";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { type Administrator, anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { anOrderOfTwo } from "../support/order-of-two";
import { shopAddress } from "../support/shop-address";
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

  describe("are not moved by our own statements", () => {
    const { databaseUrl } = shopAddress();
    const database = knex({ client: "pg", connection: databaseUrl, pool: { min: 0, max: 2 } });
    afterAll(() => database.destroy());
    const undone = new Error("Nothing of this is to stay.");

    /** What `act` returns after some changes of the engine's tables, none of which stays. */
    async function after<Result>(changes: readonly string[], act: (transaction: OneTransaction) => Promise<Result>) {
      let result: Result | undefined;
      const run = inOneTransaction({ resolve: () => database } as unknown as MedusaContainer, async (transaction) => {
        for (const change of changes) await transaction.run(change, []);
        result = await act(transaction);
        throw undone;
      });
      await expect(run).rejects.toBe(undone);
      return result;
    }
    const lineOf = async (orderId: string) => {
      const [line] = await rowsOf<{ id: string }>("SELECT item_id AS id FROM order_item WHERE order_id = $1", orderId);
      return line?.id ?? "";
    };

    let orderId: string;
    let lineId: string;
    beforeAll(async () => {
      ({ orderId } = await anOrderOfTwo());
      lineId = await lineOf(orderId);
    });
    const pack = (...changes: string[]) =>
      after(changes, (transaction) =>
        packOrder(transaction, {
          orderId,
          parcels: [[{ lineId, quantity: 2 }]],
          by: undefined,
          shippingOptionId: "",
        }),
      );
    const ofOrder = (rows: string) => rows.replaceAll("ORDER_ID", orderId).replaceAll("LINE_ID", lineId);

    it("unless nothing is in their way", async () => {
      expect(await pack()).toMatchObject({ fulfilmentIds: [expect.any(String)], levelIds: [expect.any(String)] });
    });

    it.each([
      ["an order that was cancelled", `UPDATE "order" SET status = 'canceled' WHERE id = 'ORDER_ID'`],
      [
        "an order whose change awaits confirmation",
        "INSERT INTO order_change (id, order_id, version, status) VALUES ('ordch_x', 'ORDER_ID', 2, 'pending')",
      ],
      [
        "an order with a promotion on a line",
        `INSERT INTO order_line_item_adjustment (id, item_id, amount, raw_amount) VALUES ('ordliadj_x', 'LINE_ID', 1, '{"value": "1"}')`,
      ],
      [
        "an order with a promotion on its delivery",
        `INSERT INTO order_shipping_method_adjustment (id, shipping_method_id, amount, raw_amount)
         SELECT 'ordsmadj_x', shipping_method_id, 1, '{"value": "1"}' FROM order_shipping WHERE order_id = 'ORDER_ID'`,
      ],
      [
        "an order that is delivered by a provider who has to be told",
        `UPDATE shipping_option SET provider_id = NULL WHERE id IN (
           SELECT m.shipping_option_id FROM order_shipping s JOIN order_shipping_method m ON m.id = s.shipping_method_id WHERE s.order_id = 'ORDER_ID')`,
      ],
      [
        "an order of which such a provider delivers a part",
        `WITH option AS (UPDATE shipping_option SET provider_id = NULL WHERE name = 'Return pickup' RETURNING id),
         method AS (
           INSERT INTO order_shipping_method (id, name, amount, raw_amount, is_tax_inclusive, is_custom_amount, shipping_option_id)
           SELECT 'ordsm_x', 'Courier', 0, '{"value": "0"}', true, false, id FROM option RETURNING id)
         INSERT INTO order_shipping (id, order_id, version, shipping_method_id) SELECT 'ordspmv_x', 'ORDER_ID', 1, id FROM method`,
      ],
      ["an order without an address", `UPDATE "order" SET shipping_address_id = NULL WHERE id = 'ORDER_ID'`],
      ["a line without a reservation", "UPDATE reservation_item SET deleted_at = now() WHERE line_item_id = 'LINE_ID'"],
      [
        "a line with too small a reservation",
        "UPDATE reservation_item SET quantity = 1 WHERE line_item_id = 'LINE_ID'",
      ],
      [
        "a line that is reserved where there is no level",
        "UPDATE inventory_level l SET deleted_at = now() FROM reservation_item r WHERE r.line_item_id = 'LINE_ID' AND r.inventory_item_id = l.inventory_item_id",
      ],
      ["a line that is partly packed", "UPDATE order_item SET fulfilled_quantity = 1 WHERE item_id = 'LINE_ID'"],
      ["a line that needs no delivery", "UPDATE order_line_item SET requires_shipping = false WHERE id = 'LINE_ID'"],
    ])("for %s", async (_, change) => {
      expect(await pack(ofOrder(change))).toBeNull();
    });

    it.each([
      ["a fulfilment that was cancelled", "UPDATE fulfillment SET canceled_at = now() WHERE id = 'FULFILMENT_ID'"],
      [
        "a fulfilment whose packing is not recorded",
        "UPDATE order_change_action SET deleted_at = now() WHERE reference_id = 'FULFILMENT_ID'",
      ],
      ["a fulfilment that has arrived", "UPDATE fulfillment SET delivered_at = now() WHERE id = 'FULFILMENT_ID'"],
      [
        "a fulfilment that was sent already",
        "UPDATE fulfillment SET shipped_at = now(), delivered_at = now() WHERE id = 'FULFILMENT_ID'",
      ],
      [
        "a line that was sent already",
        "UPDATE order_item SET shipped_quantity = 1, delivered_quantity = 1 WHERE item_id = 'LINE_ID'",
      ],
      ["an order that was cancelled", `UPDATE "order" SET status = 'canceled' WHERE id = 'ORDER_ID'`],
    ])("for %s, be it to send or to unpack", async (_, change) => {
      const packed = await anOrderOfTwo();
      await move(packed.orderId, "processing");
      const [fulfilment] = await rowsOf<{ id: string }>(
        "SELECT fulfillment_id AS id FROM order_fulfillment WHERE order_id = $1",
        packed.orderId,
      );
      const sending = { orderId: packed.orderId, fulfilmentId: fulfilment?.id ?? "", by: undefined };
      const text = change
        .replaceAll("FULFILMENT_ID", sending.fulfilmentId)
        .replaceAll("ORDER_ID", sending.orderId)
        .replaceAll("LINE_ID", await lineOf(packed.orderId));
      for (const send of [shipFulfilment, deliverFulfilment]) {
        expect(await after([], (transaction) => send(transaction, sending))).toBe(true);
        expect(await after([text], (transaction) => send(transaction, sending))).toBe(false);
      }
      expect(await after([], (transaction) => unpackFulfilment(transaction, sending))).toEqual([expect.any(String)]);
      expect(await after([text], (transaction) => unpackFulfilment(transaction, sending))).toBeNull();
    });
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

    const levelsOf = (variantId: string) =>
      rowsOf<{ isSecond: boolean; stocked: number; reserved: number }>(
        `SELECT l.location_id = $2 AS "isSecond", l.stocked_quantity::int AS stocked, l.reserved_quantity::int AS reserved
           FROM inventory_level l JOIN product_variant_inventory_item v USING (inventory_item_id)
          WHERE v.variant_id = $1 AND l.deleted_at IS NULL ORDER BY 1`,
        variantId,
        second,
      );
    /** Four pieces, of which the warehouse has two and the second one three. */
    const anOrderOfBoth = async ({ pieces = 4, required = 1 } = {}) => {
      const product = await aProduct({ price: 250, stock: 2 });
      const variantId = product.variants[0]?.id ?? "";
      await rowsOf(
        `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity, reserved_quantity, raw_reserved_quantity)
         SELECT 'ilev_' || inventory_item_id, inventory_item_id, $2, 3, '{"value": "3", "precision": 20}', 0, '{"value": "0", "precision": 20}'
           FROM product_variant_inventory_item WHERE variant_id = $1`,
        variantId,
        second,
      );
      await rowsOf(
        "UPDATE product_variant_inventory_item SET required_quantity = $2 WHERE variant_id = $1",
        variantId,
        required,
      );
      const { token } = await aShopper();
      const body = anOrder({ productId: product.id, quantity: pieces }, pieces * 250);
      const { orderId } = await api(token).call("placeOrder", { body });
      return { orderId, variantId, token };
    };

    it("take each location's share of a line", async () => {
      const { orderId, variantId } = await anOrderOfBoth();
      await move(orderId, "shipped");
      expect(await levelsOf(variantId)).toEqual([
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

    it.each(["processing", "shipped"])(
      "go back to where they came from when a %s order is cancelled",
      async (status) => {
        const { orderId, variantId } = await anOrderOfBoth();
        await move(orderId, status);
        await move(orderId, "cancelled");
        expect(await levelsOf(variantId)).toEqual([
          { isSecond: false, stocked: 2, reserved: 0 },
          { isSecond: true, stocked: 3, reserved: 0 },
        ]);
        // Reopened, all of it is packed again.
        await move(orderId, "delivered");
        const levels = await levelsOf(variantId);
        expect(levels.map(({ stocked, reserved }) => stocked + reserved)).toEqual([1, 0]);
      },
    );
  });
});
