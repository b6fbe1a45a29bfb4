import { randomBytes } from "node:crypto";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";

type Wish = {
  url: string;
  customerId: string;
  /** The order's statuses, the current one last. */
  statuses: readonly string[];
  method?: "cod" | "razorpay";
  /** The statuses of one of its parcels. */
  parcel?: readonly string[];
};

const historyOf = (statuses: readonly string[]) =>
  JSON.stringify(
    statuses.map((status) => ({ status, at: new Date().toISOString(), by: { kind: "system", id: null } })),
  );

/** A shopper's order in our own records only, without an engine order. */
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
