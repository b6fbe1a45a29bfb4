import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { withDatabase } from "./database";
import { dropMoney, refundLine, writeParcelMoney } from "./parcel-money";

export type ParcelWish = {
  sellerId: string;
  orderId?: string;
  /** Whole paise per line, or the line with more fields. */
  lines: {
    paid: number;
    quantity?: number;
    commissionPercent?: number;
    refunded?: number;
    returnableUntil?: Date | null;
  }[];
  delivery?: number;
  status?: "placed" | "processing" | "shipped" | "delivered" | "cancelled";
  placedAt?: Date;
  /** How the delivery was proven; null if it was not. */
  proof?: "courier" | "code" | "staff" | "before" | null;
  heldUntil?: Date | null;
};

export type MadeParcel = { id: string; orderId: string; lineIds: string[] };

const drawn = (prefix: string) => `${prefix}_${randomBytes(10).toString("hex")}`;
const made: MadeParcel[] = [];

/** A parcel as written when placing an order, without an engine order. Deleted after the file's last test. */
export async function aParcel(wish: ParcelWish, client?: ClientBase): Promise<MadeParcel> {
  if (!client) return await withDatabase((own) => aParcel(wish, own));
  const {
    sellerId,
    lines,
    delivery = 0,
    status = "placed",
    placedAt = new Date(),
    proof = "code",
    heldUntil = null,
  } = wish;
  const parcel = {
    id: drawn("par"),
    orderId: wish.orderId ?? drawn("order"),
    lineIds: lines.map(() => drawn("ordli")).sort(),
  };
  made.push(parcel);
  await client.query(
    `INSERT INTO parcel (id, order_id, seller_id, status, delivery_paise, placed_at, changed_at, delivered_at, proof, held_until)
     VALUES ($1, $2, $3, $4, $5, $6, $6, CASE WHEN $4 = 'delivered' THEN $6::timestamptz END, CASE WHEN $4 = 'delivered' THEN $7 END, $8)`,
    [parcel.id, parcel.orderId, sellerId, status, delivery, placedAt, proof, heldUntil],
  );
  for (const [place, line] of lines.entries()) {
    await client.query(
      `INSERT INTO parcel_line (line_item_id, parcel_id, product_id, quantity, paid_paise, commission_percent, refunded_paise, returnable_until)
       VALUES ($1, $2, NULL, $3, $4, $5, $6, $7)`,
      [
        parcel.lineIds[place],
        parcel.id,
        line.quantity ?? 1,
        line.paid,
        line.commissionPercent ?? 10,
        0,
        line.returnableUntil ?? null,
      ],
    );
  }
  const money = lines.map(({ paid, quantity: pieces = 1, commissionPercent = 10 }, at) => ({
    lineId: parcel.lineIds[at] ?? "",
    sellerId,
    pieces,
    paid,
    delivery: at === 0 ? delivery : 0,
    commissionPercent,
  }));
  await writeParcelMoney(client, parcel.orderId, money);
  for (const [at, { refunded = 0 }] of lines.entries()) {
    if (refunded > 0) await refundLine(client, parcel.lineIds[at] ?? "", refunded);
  }
  return parcel;
}

afterAll(async () => {
  if (made.length === 0) return;
  await withDatabase(async (client) => {
    await client.query("DELETE FROM parcel WHERE id = ANY ($1)", [made.map(({ id }) => id)]);
    await dropMoney(
      client,
      made.map(({ orderId }) => orderId),
    );
  });
});
