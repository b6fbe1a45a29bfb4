import type { ClientBase } from "pg";
import type { Run } from "#database/database";
import { purgeFailed } from "#queue/failed-tasks";
import { addTasks } from "#queue/task-sql";
import type { Server } from "../../../scripts/backend.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { aSecondServer } from "../support/second-server";
import { aFreshEmail, aShopper, outbox } from "../support/shopper";
import { until } from "../support/until";

jest.setTimeout(300_000);

/** Its own server only adds tasks; a second one, while it runs, executes them. */
let shop: TestShop;
let second: Server | undefined;
let product: MadeProduct;

/** The running worker, or a new one. */
const aWorker = async (): Promise<Server> => {
  second ??= await aSecondServer(shop);
  return second;
};
async function noWorker(end: "stop" | "kill" = "stop"): Promise<void> {
  const ending = second;
  second = undefined;
  await ending?.[end]();
}

beforeAll(async () => {
  shop = await aPrivateShop({ WORKER_MODE: "server" });
  product = await aProduct({ title: "Queue kurta", price: 500, stock: 100 }, shop);
});
afterAll(async () => {
  await noWorker();
  await shop?.stop();
});

const runOn =
  (client: ClientBase): Run =>
  async ({ text, values }) =>
    (await client.query(text, [...values])).rows;

type Waiting = { task_identifier: string; attempts: number };

const waiting = (): Promise<Waiting[]> =>
  withDatabase(
    async (client) => (await client.query<Waiting>("SELECT task_identifier, attempts FROM graphile_worker.jobs")).rows,
    shop.databaseUrl,
  );
const noneWaits = () => until("the queue empty", async () => ((await waiting()).length === 0 ? true : undefined));

const place = (token: string, price = 500) =>
  api(token, shop.url).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 1 }, price) });

const placedMails = async (email: string) =>
  (await outbox(email, shop.url)).filter(({ template }) => template === "order-placed");

describe("tasks", () => {
  beforeAll(() => noWorker());
  afterEach(() =>
    withDatabase((client) => client.query("DELETE FROM graphile_worker._private_jobs"), shop.databaseUrl),
  );

  it("are added in the transaction of their change, or not at all", async () => {
    const task = { name: "deliver-message", payload: { id: "qmsg_none" } } as const;
    await withDatabase(async (client) => {
      await client.query("BEGIN");
      await addTasks(runOn(client), [task, task]);
      await client.query("ROLLBACK");
      expect(await waiting()).toEqual([]);
      await client.query("BEGIN");
      await addTasks(runOn(client), [task, task]);
      await client.query("COMMIT");
    }, shop.databaseUrl);
    expect(await waiting()).toEqual([
      { task_identifier: "deliver-message", attempts: 0 },
      { task_identifier: "deliver-message", attempts: 0 },
    ]);
  });

  it("that failed are kept for a month, scheduled ones until their next run", async () => {
    await withDatabase(async (client) => {
      const failed = async (name: string, key: string | null, days: number) => {
        const { rows } = await client.query("SELECT id FROM graphile_worker.add_job($1, job_key => $2)", [name, key]);
        await client.query(
          `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = now() - make_interval(days => $2)
            WHERE id = $1`,
          [rows[0]?.id, days],
        );
        return String(rows[0]?.id);
      };
      await client.query(
        "INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since) VALUES ('adopt-refunds', now()) ON CONFLICT DO NOTHING",
      );
      const kept = [await failed("deliver-message", null, 29), await failed("adopt-refunds", "adopt-refunds", 0)];
      const gone = [await failed("deliver-message", "message:x", 31), await failed("adopt-refunds", null, 0)];
      await purgeFailed(runOn(client));
      const { rows } = await client.query("SELECT id::text FROM graphile_worker.jobs WHERE id = ANY ($1::bigint[])", [
        [...kept, ...gone],
      ]);
      expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
    }, shop.databaseUrl);
  });

  it("are not added by a rejected order", async () => {
    const { token } = await aShopper({ url: shop.url });
    await expect(place(token, 499)).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });
});

describe("a shop whose process crashed", () => {
  it("right after an order still sends its messages, once", async () => {
    await noWorker();
    const email = aFreshEmail();
    const { token } = await aShopper({ url: shop.url, identifier: email });
    const { orderId } = await place(token);
    await shop.server().kill();
    expect((await waiting()).map(({ task_identifier }) => task_identifier)).toEqual(["publish-order-event"]);
    await shop.startServer();
    expect(await placedMails(email)).toEqual([]);

    await aWorker();
    await noneWaits();
    expect(await placedMails(email)).toHaveLength(1);
    const news = await withDatabase(
      (client) => client.query("SELECT FROM notice WHERE key = $1", [`order-placed:${orderId}`]),
      shop.databaseUrl,
    );
    expect(news.rowCount).toBe(1);
  });

  it("in the middle of a task has it executed by another process", async () => {
    const email = aFreshEmail();
    const { token } = await aShopper({ url: shop.url, identifier: email });
    await aWorker();
    await noneWaits();
    // The worker blocks on the message table until it is killed.
    await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query("LOCK TABLE queued_message IN ACCESS EXCLUSIVE MODE");
      await place(token);
      await until("the task taken", async () => (await waiting()).find(({ attempts }) => attempts === 1));
      await noWorker("kill");
      await client.query("ROLLBACK");
    }, shop.databaseUrl);
    expect((await waiting()).map(({ task_identifier }) => task_identifier)).toContain("publish-order-event");
    await aWorker();
    await noneWaits();
    expect(await placedMails(email)).toHaveLength(1);
  });
});

it("new tasks run after a database outage", async () => {
  const email = aFreshEmail();
  const { token } = await aShopper({ url: shop.url, identifier: email });
  await aWorker();
  await noneWaits();
  await shop.database.stop();
  await shop.database.start();
  await until("the shop ready", async () => ((await fetch(`${shop.url}/ready`)).ok ? true : undefined));
  await place(token);
  await noneWaits();
  expect(await placedMails(email)).toHaveLength(1);
});

it("messages left by an earlier release without a task queue are sent", async () => {
  await noWorker();
  const email = aFreshEmail();
  const { token } = await aShopper({ url: shop.url, identifier: email });
  await place(token);
  // As if the previous release had published the order and crashed before it sent the mail.
  await withDatabase(async (client) => {
    await client.query("DELETE FROM graphile_worker._private_jobs");
    await client.query("DELETE FROM graphile_worker._private_tasks WHERE identifier = 'deliver-message'");
    await client.query(
      `INSERT INTO queued_message (id, key, "to", channel, template, sealed)
       SELECT 'qmsg_earlier', 'earlier', $1, channel, template, sealed FROM queued_message LIMIT 1`,
      [email],
    );
  }, shop.databaseUrl);
  await aWorker();
  await noneWaits();
  expect(await placedMails(email)).toHaveLength(1);
});
