import { randomBytes } from "node:crypto";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";

type Wish = {
  url: string;
  customerId: string;
  /** Where the order has been, the present last. */
  statuses: readonly string[];
  method?: "cod" | "razorpay";
  /** Where one of its parcels has been. */
  parcel?: readonly string[];
};

const historyOf = (statuses: readonly string[]) =>
  JSON.stringify(
    statuses.map((status) => ({ status, at: new Date().toISOString(), by: { kind: "system", id: null } })),
  );

/** An order of a shopper as our own records have it, without an order of the engine. */
export async function anOrderThatWas({ url, customerId, statuses, method = "cod", parcel }: Wish): Promise<void> {
  const id = randomBytes(8).toString("hex");
  await withDatabase(async (client) => {
    await client.query(
      `INSERT INTO order_status (id, order_id, customer_id, status, payment_status, payment_method, history, placed_at, changed_at)
       VALUES ($1, $2, $3, $4, 'pending', $5, $6, now(), now())`,
      [`ordst_${id}`, `order_${id}`, customerId, statuses.at(-1), method, historyOf(statuses)],
    );
    if (!parcel) return;
    await client.query(
      `INSERT INTO parcel (id, order_id, status, history, delivery_paise, placed_at, changed_at)
       VALUES ($1, $2, $3, $4, 0, now(), now())`,
      [`par_${id}`, `order_${id}`, parcel.at(-1), historyOf(parcel)],
    );
  }, databaseUrlOf(url));
}
