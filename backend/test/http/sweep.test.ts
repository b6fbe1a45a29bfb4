import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";
import { runTasks } from "../support/tasks";

const variantOf = (product: MadeProduct) => product.variants[0]?.id ?? "";

/** A reservation left by a process that was killed before it created the order. */
const leaveReservation = (product: MadeProduct, age: string, lineId: string | null) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `UPDATE inventory_level l SET reserved_quantity = reserved_quantity + 2,
              raw_reserved_quantity = jsonb_build_object('value', (reserved_quantity + 2)::text, 'precision', 20)
         FROM product_variant_inventory_item v
        WHERE v.variant_id = $1 AND l.inventory_item_id = v.inventory_item_id RETURNING l.inventory_item_id, l.location_id`,
      [variantOf(product)],
    );
    await client.query(
      `INSERT INTO reservation_item (id, inventory_item_id, location_id, line_item_id, quantity, raw_quantity, created_at)
       VALUES ('resitem_' || gen_random_uuid(), $1, $2, $3, 2, '{"value":"2","precision":20}', now() - $4::interval)`,
      [rows[0].inventory_item_id, rows[0].location_id, lineId, age],
    );
  });

describe("the reservation sweep", () => {
  jest.setTimeout(300_000);

  it("releases orphaned reservations, corrects reserved quantities, and changes nothing else", async () => {
    const [orphan, young, byHand, drifted, sold] = await Promise.all(
      Array.from({ length: 5 }, () => aProduct({ price: 100, stock: 9 })),
    );
    if (!orphan || !young || !byHand || !drifted || !sold) throw new Error("There are five products.");
    await leaveReservation(orphan, "2 hours", "ordli_gone");
    await leaveReservation(young, "1 minute", "ordli_to_come");
    await leaveReservation(byHand, "2 hours", null);
    await withDatabase((client) =>
      client.query(
        `UPDATE inventory_level SET reserved_quantity = 4 WHERE inventory_item_id IN (
           SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = $1)`,
        [variantOf(drifted)],
      ),
    );
    const { token } = await aShopper();
    const { orderId } = await api(token).call("placeOrder", {
      body: anOrder({ productId: sold.id, quantity: 3 }, 300),
    });
    await withDatabase((client) =>
      client.query(
        `UPDATE reservation_item SET created_at = now() - interval '2 hours'
          WHERE line_item_id IN (SELECT item_id FROM order_item WHERE order_id = $1)`,
        [orderId],
      ),
    );

    await runTasks(undefined, "release-reservations");

    const nothing = { stocked: 9, reserved: 0, reservations: 0 };
    expect(await stockOf(variantOf(orphan))).toEqual(nothing);
    expect(await stockOf(variantOf(young))).toEqual({ stocked: 9, reserved: 2, reservations: 2 });
    expect(await stockOf(variantOf(byHand))).toEqual({ stocked: 9, reserved: 2, reservations: 2 });
    expect(await stockOf(variantOf(drifted))).toEqual(nothing);
    expect(await stockOf(variantOf(sold))).toEqual({ stocked: 9, reserved: 3, reservations: 3 });
  });
});
