import { randomBytes } from "node:crypto";
import { aStaffMember } from "../support/administrator";
import { api } from "../support/api";
import { aBankAccount, addDocument } from "../support/business-file";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { aDeliveredOrder } from "../support/delivered-order";
import { invoicesOf, untilInvoiced } from "../support/invoices";
import { anOrder } from "../support/order-body";
import { aSeller } from "../support/seller";
import { aShopper, aShopperByCode, type LoggedInShopper, latestCode, outbox } from "../support/shopper";
import { runTasks } from "../support/tasks";
import { until } from "../support/until";

const mark = randomBytes(5).toString("hex");
let lamp: MadeProduct;
beforeAll(async () => {
  lamp = await aProduct({ price: 100, stock: 1000 });
});

const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(async (client) => (await client.query<Row>(text, values)).rows);

/** A table, and an INSERT of a row with the id or key $1 that is $2 days old. */
const tables: readonly [table: string, key: string, days: number, insert: string][] = [
  [
    "outbox_message",
    "id",
    30,
    `(id, "to", channel, template, subject, text, created_at) VALUES ($1, 'x@example.test', 'email', 't', 's', 't', now() - make_interval(days => $2))`,
  ],
  [
    "notification",
    "id",
    30,
    `(id, "to", channel, template, created_at, provider_id) SELECT $1, 'x@example.test', 'email', 't', now() - make_interval(days => $2), (SELECT provider_id FROM notification LIMIT 1)`,
  ],
  [
    "otp",
    "identifier",
    1,
    `(id, purpose, identifier, code_hash, sent_times, expires_at) VALUES ('otp' || $1, 'shopper-login', $1, 'h', '{}', now() - make_interval(days => $2))`,
  ],
  [
    "gateway_event",
    "event_id",
    365,
    `(gateway, event_id, type, outcome, received_at) VALUES ('stripe', $1, 'x', 'done', now() - make_interval(days => $2))`,
  ],
  [
    "refund_payee",
    "order_id",
    180,
    `(order_id, way, masked, sealed, changed_at) VALUES ($1, 'upi', 'x', 'x', now() - make_interval(days => $2))`,
  ],
  [
    "sms_delivery",
    "provider_id",
    30,
    `(provider, provider_id, template, masked_to, sent_at) VALUES ('twilio', $1, 't', 'x', now() - make_interval(days => $2))`,
  ],
  [
    "search_miss",
    "query",
    90,
    `(id, query, count, last_at) VALUES ('miss' || $1, $1, 1, now() - make_interval(days => $2))`,
  ],
  [
    "catalog_past_price",
    "product_id",
    30,
    `(product_id, price, until) VALUES ($1, 1, now() - make_interval(days => $2))`,
  ],
  [
    "audit_entry",
    "subject_id",
    9 * 366,
    `(id, actor_id, action, subject_type, subject_id, subject_label, created_at) VALUES ('audit' || $1, 'x', 'x', 'x', $1, 'x', now() - make_interval(days => $2))`,
  ],
];

describe("the daily task", () => {
  beforeAll(async () => {
    await aShopperByCode();
    for (const [table, , days, insert] of tables) {
      await sql(`INSERT INTO ${table} ${insert}`, [`old-${mark}`, days + 1]);
      await sql(`INSERT INTO ${table} ${insert}`, [`young-${mark}`, days - (table === "audit_entry" ? 40 : 1)]);
    }
    await runTasks(undefined, "purge-history");
  });

  it.each(tables)("deletes from %s what is past its time, and nothing younger", async (table, key) => {
    const left = await sql(`SELECT ${key} AS name FROM ${table} WHERE ${key} LIKE '%' || $1`, [mark]);
    expect(left).toEqual([{ name: `young-${mark}` }]);
  });

  it("is the only one who deletes from the audit log, and only by age", async () => {
    await expect(sql("DELETE FROM audit_entry WHERE subject_id = $1", [`young-${mark}`])).rejects.toThrow(
      "only added to",
    );
  });

  it("keeps webhooks that were not read, and bank accounts that a refund still needs", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token, lamp);
    await sql(
      `INSERT INTO refund_payee (order_id, way, masked, sealed, changed_at) VALUES ($1, 'upi', 'x', 'x', now() - interval '2 years')`,
      [orderId],
    );
    await sql(
      `INSERT INTO refund_task (id, order_id, kind, amount_paise, currency, status) VALUES ($1, $2, 'past', 100, 'INR', 'failed')`,
      [`rt-${mark}`, orderId],
    );
    await sql(
      `INSERT INTO gateway_event (gateway, event_id, type, received_at) VALUES ('stripe', $1, 'x', now() - interval '2 years')`,
      [`unread-${mark}`],
    );
    const left = async () => [
      await sql("SELECT FROM refund_payee WHERE order_id = $1", [orderId]),
      await sql("SELECT FROM gateway_event WHERE event_id = $1", [`unread-${mark}`]),
    ];
    await runTasks(undefined, "purge-history");
    expect((await left()).map(({ length }) => length)).toEqual([1, 1]);
    await sql("UPDATE refund_task SET status = 'done', settled_at = now() - interval '1 year' WHERE id = $1", [
      `rt-${mark}`,
    ]);
    await sql("UPDATE gateway_event SET outcome = 'ignored' WHERE event_id = $1", [`unread-${mark}`]);
    await runTasks(undefined, "purge-history");
    expect((await left()).map(({ length }) => length)).toEqual([0, 0]);
    await sql("DELETE FROM refund_task WHERE id = $1", [`rt-${mark}`]);
  });

  it("deletes what accounts that are gone have left of agreements and read notices", async () => {
    const [{ user }, { userId }] = [await aShopper(), await aStaffMember({ permissions: [] })];
    const [customers, staff] = [
      [`gone-${mark}`, user._id],
      [`gone-${mark}`, userId],
    ];
    await sql(
      `INSERT INTO shopper_consent (customer_id, document, version, way) SELECT id, 'terms', 'of-${mark}', 'asked' FROM unnest($1::text[]) id`,
      [customers],
    );
    await sql(`INSERT INTO whatsapp_consent (customer_id, mobile) SELECT id, 'of-${mark}' FROM unnest($1::text[]) id`, [
      customers,
    ]);
    await sql("INSERT INTO notice_reader (user_id, read_until) SELECT id, now() FROM unnest($1::text[]) id", [staff]);
    await runTasks(undefined, "purge-history");
    expect(await sql(`SELECT customer_id AS id FROM shopper_consent WHERE version = 'of-${mark}'`)).toEqual([
      { id: user._id },
    ]);
    expect(await sql(`SELECT customer_id AS id FROM whatsapp_consent WHERE mobile = 'of-${mark}'`)).toEqual([
      { id: user._id },
    ]);
    expect(await sql("SELECT user_id AS id FROM notice_reader WHERE user_id = ANY ($1)", [staff])).toEqual([
      { id: userId },
    ]);
  });

  it("deletes a cart that was not changed for a year, whose shopper then fills another", async () => {
    const [forgetful, steady] = [await aShopper(), await aShopper()];
    for (const { token } of [forgetful, steady]) {
      await api(token).call("addCartLine", { body: { productId: lamp.id, quantity: 2 } });
    }
    const age = (customerId: string, days: number) =>
      sql("UPDATE cart SET updated_at = now() - make_interval(days => $2) WHERE customer_id = $1", [customerId, days]);
    await age(forgetful.user._id, 366);
    await age(steady.user._id, 364);
    await runTasks(undefined, "purge-history");
    const lines = async ({ token }: LoggedInShopper) => (await api(token).call("getCart", {})).items.length;
    expect([await lines(forgetful), await lines(steady)]).toEqual([0, 1]);
    expect(await sql("SELECT FROM cart WHERE customer_id = $1", [forgetful.user._id])).toEqual([]);
    await api(forgetful.token).call("addCartLine", { body: { productId: lamp.id, quantity: 1 } });
    expect(await lines(forgetful)).toBe(1);
  });

  it("deletes documents and bank account of a seller who was rejected a year ago", async () => {
    const [past, recent] = [await aSeller({ state: "waiting" }), await aSeller({ state: "waiting" })];
    for (const { token } of [past, recent]) {
      await api(token).call("saveSellerBankAccount", { body: aBankAccount() });
      await addDocument(token, "pan-card");
    }
    const reject = (id: string, days: number) =>
      sql(
        "UPDATE seller SET state = 'rejected', review_asked_at = NULL, updated_at = now() - make_interval(days => $2) WHERE id = $1",
        [id, days],
      );
    await reject(past.id, 366);
    await reject(recent.id, 364);
    await runTasks(undefined, "purge-history");
    const kept = async (id: string) => [
      (await sql("SELECT FROM seller_document WHERE seller_id = $1", [id])).length,
      (await sql("SELECT FROM seller_bank_account WHERE seller_id = $1", [id])).length,
    ];
    expect([await kept(past.id), await kept(recent.id)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it("takes the buyer out of invoices of deleted accounts after eight financial years", async () => {
    const buyers = await Promise.all([aShopper(), aShopper()]);
    const orders = await Promise.all(buyers.map(({ token }) => aDeliveredOrder(token, lamp)));
    for (const orderId of orders) await untilInvoiced(orderId);
    const gone = orders[0] ?? "";
    await sql("UPDATE order_status SET customer_id = 'deleted' WHERE order_id = $1", [gone]);
    const buyer = async (orderId: string, year: string) => {
      await sql("UPDATE invoice SET financial_year = $2 WHERE order_id = $1", [orderId, year]);
      await runTasks(undefined, "purge-history");
      const [invoice] = await sql<{ buyer: { name: string; address: string[]; state: string } }>(
        "SELECT document->'buyer' AS buyer FROM invoice WHERE order_id = $1",
        [orderId],
      );
      return invoice?.buyer;
    };
    const issued =
      (await sql<{ year: string }>("SELECT financial_year AS year FROM invoice WHERE order_id = $1", [gone]))[0]
        ?.year ?? "";
    const first = Number(issued.slice(0, 4));
    expect((await buyer(gone, `${first - 8}-xx`))?.name).not.toBe("Deleted account");
    expect(await buyer(gone, `${first - 9}-xx`)).toMatchObject({
      name: "Deleted account",
      address: [],
      mobile: "",
      state: "Karnataka",
    });
    expect((await buyer(orders[1] ?? "", `${first - 9}-xx`))?.name).not.toBe("Deleted account");
    for (const orderId of orders)
      await sql("UPDATE invoice SET financial_year = $2 WHERE order_id = $1", [orderId, issued]);
    expect(await invoicesOf(orders)).toHaveLength(2);
  });
});

/** The run's server deletes accounts that are unused for three years. */
describe("unused accounts", () => {
  const unused = async (years: number, days = 0): Promise<LoggedInShopper> => {
    const shopper = await aShopper();
    await lastSeen(shopper, years, days);
    return shopper;
  };
  const lastSeen = ({ user }: LoggedInShopper, years: number, days = 0) =>
    sql(
      "UPDATE shopper_activity SET last_seen_at = now() - make_interval(years => $2, days => $3) WHERE customer_id = $1",
      [user._id, years, days],
    );
  const toldDaysAgo = ({ user }: LoggedInShopper, days: number) =>
    sql("UPDATE shopper_activity SET told_at = now() - make_interval(days => $2) WHERE customer_id = $1", [
      user._id,
      days,
    ]);
  const exists = async ({ user }: LoggedInShopper) =>
    (await sql("SELECT FROM customer WHERE id = $1 AND deleted_at IS NULL", [user._id])).length === 1;
  const letters = async ({ identifier }: LoggedInShopper) =>
    (await outbox(identifier)).filter(({ template }) => template === "account-unused");
  const run = () => runTasks(undefined, "purge-history");

  it("are announced by mail, once, and deleted no sooner than three days later", async () => {
    const [shopper, young] = [await unused(3, -2), await unused(3, -4)];
    await run();
    const [letter] = await until("the mail", async () => {
      const found = await letters(shopper);
      return found.length > 0 ? found : undefined;
    });
    expect(letter?.subject).toBe("Your Haat account will be deleted");
    expect(letter?.text).toContain("You have not used your Haat account for 3 years.");
    await lastSeen(shopper, 3, 1);
    await toldDaysAgo(shopper, 2);
    await run();
    expect([await exists(shopper), (await letters(shopper)).length]).toEqual([true, 1]);
    await toldDaysAgo(shopper, 4);
    await run();
    expect([await exists(shopper), await exists(young), (await letters(young)).length]).toEqual([false, true, 0]);
    expect(await sql("SELECT FROM shopper_activity WHERE customer_id = $1", [shopper.user._id])).toEqual([]);
  });

  it("are kept by logging in", async () => {
    const shopper = await unused(4);
    await toldDaysAgo(shopper, 4);
    await api().call("signup", { body: { identifier: shopper.identifier } });
    await aLogin(shopper);
    await run();
    expect([await exists(shopper), (await letters(shopper)).length]).toEqual([true, 0]);
  });

  it("are kept while an order is open, and deleted afterwards", async () => {
    const shopper = await unused(4);
    const { orderId } = await api(shopper.token).call("placeOrder", {
      body: anOrder({ productId: lamp.id, quantity: 1 }, 100),
    });
    await toldDaysAgo(shopper, 4);
    await run();
    expect(await exists(shopper)).toBe(true);
    await api(shopper.token).call("cancelOrder", { params: { orderId } });
    await run();
    expect(await exists(shopper)).toBe(false);
  });

  it("of which no login is known count as used on the day of the first run", async () => {
    const shopper = await aShopper();
    await sql("DELETE FROM shopper_activity WHERE customer_id = $1", [shopper.user._id]);
    await run();
    const [known] = await sql(
      "SELECT last_seen_at > now() - interval '1 hour' AS now FROM shopper_activity WHERE customer_id = $1",
      [shopper.user._id],
    );
    expect(known).toEqual({ now: true });
  });

  const aLogin = async ({ identifier }: LoggedInShopper) =>
    api().call("signup", { body: { identifier, otp: await latestCode(identifier) } });
});
