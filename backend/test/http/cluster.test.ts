import { realpathSync } from "node:fs";
import path from "node:path";
import { clusterPrograms, type Programs } from "../../../scripts/cluster/programs.mjs";
import { overTcp, type Relay, startRelay } from "../../../scripts/cluster/relay.mjs";
import { type ClusterShop, startClusterShop } from "../../../scripts/cluster/start-shop.mjs";
import { startTraffic, type Traffic } from "../../../scripts/cluster/traffic.mjs";
import { startSynchronousStandby } from "../../../scripts/database/standby.mjs";
import { type ThrowawayDatabase, throwawayDatabase } from "../../../scripts/database/throwaway.mjs";
import { emptyShop } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { faultsInBooks } from "../support/books";
import { aCategory } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { inLane } from "../support/lane";
import { anOrder } from "../support/order-body";
import { aPictureBlob } from "../support/pictures";
import { raw } from "../support/raw";
import { checkout, rememberDatabase, serverForm } from "../support/shop-address";
import { aShopperByCode, outbox } from "../support/shopper";
import { stockOf } from "../support/stock";
import { until } from "../support/until";

jest.setTimeout(900_000);

/** Shows a process another time. */
const clockScript = path.join(__dirname, "..", "support", "wrong-clock.cjs");

/** Three servers' starts and many waits, on programs that not every machine has. */
const inLongLane = inLane({ gate: describe.skip, long: describe });

inLongLane("a shop on two servers behind a proxy", () => {
  const [root, form] = [realpathSync(checkout), serverForm()];
  let programs: Programs;
  let database: ThrowawayDatabase;
  /** Of the database where it is now, which the shop itself reaches through the relay. */
  let databaseUrl: string;
  let relay: Relay | undefined;
  let shop: ClusterShop | undefined;
  let sold: { variantId: string; order: object };
  let tokens: string[];
  const endings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    programs = await clusterPrograms();
    for (const line of programs.missing) console.warn(line);
    if (!programs.proxy || !programs.redis) return;
    database = await throwawayDatabase(root, emptyShop({ root, form }));
    databaseUrl = database.url;
    relay = await startRelay(Number(new URL(databaseUrl).port));
    shop = await startClusterShop({
      root,
      form,
      programs,
      servers: 2,
      databaseUrl: overTcp(databaseUrl, relay.port),
      folder: database.folder,
      logFolder: path.join(root, ".cache", "test-logs", "cluster"),
    });
    for (const { url } of [shop, ...shop.servers]) rememberDatabase(url, databaseUrl);
    const { token } = await anAdministrator(shop);
    const category = await aCategory({}, { url: shop.url, databaseUrl });
    const { product } = await api(token, shop.url).call("createProduct", {
      body: { title: "Lamp of many servers", brand: "Diya", categoryId: category.id, price: 1000, quantity: stock },
    });
    const variants = await withDatabase(
      (client) => client.query("SELECT id FROM product_variant WHERE product_id = $1", [product._id]),
      databaseUrl,
    );
    sold = {
      variantId: variants.rows[0]?.id,
      order: anOrder({ productId: product._id, quantity: 1 }, 1000),
    };
    tokens = await Promise.all(Array.from({ length: 4 }, async () => (await aShopperByCode({ url: shop?.url })).token));
  });
  afterAll(async () => {
    await shop?.stop();
    await relay?.stop();
    for (const end of endings) await end();
    await database?.remove();
  });

  const stock = 100_000;

  /** Without a proxy or Redis there is nothing to test, and `beforeAll` has said so. */
  const onCluster = (does: string, test: (shop: ClusterShop) => Promise<void>) =>
    it(does, async () => {
      if (shop) await test(shop);
    });

  /** A worker serves nothing: that it is alive is all that it says. */
  const untilReady = ({ servers, worker, url }: ClusterShop) =>
    until(
      "every process ready",
      async () => {
        const ready = [...servers, { url }].map((one) => raw("GET", "/ready", one));
        const all = [...ready, raw("GET", "/health", worker)].map(async (answer) => (await answer).status);
        const statuses = await Promise.all(all).catch(() => [0]);
        return statuses.every((status) => status === 200) ? true : undefined;
      },
      120_000,
    );

  /**
   * Lets readers and shoppers go on through a fault, and asserts that nothing was lost, doubled or oversold, and that
   * nothing failed once the shop was ready again.
   */
  async function underTraffic(running: ClusterShop, act: (traffic: Traffic) => Promise<void>): Promise<Traffic> {
    const reservedBefore = (await stockOf(sold.variantId, databaseUrl)).reserved;
    const { order } = sold;
    const paths = ["/api/v1/categoryByuser", "/api/v1/ProductByfilter?search=lamp"];
    const traffic = startTraffic({ url: running.url, paths, readers: 4, tokens, order });
    try {
      await traffic.more(5);
      expect(traffic.failures).toEqual([]);
      await act(traffic);
      await untilReady(running);
      await traffic.more(5);
      const duringFault = traffic.failures.length;
      await traffic.more(20);
      expect(traffic.failures.slice(duringFault)).toEqual([]);
    } finally {
      await traffic.stop();
    }
    expect(traffic.refusals).toEqual([]);
    const ids = [...traffic.orders.values()];
    expect(new Set(ids).size).toBe(ids.length);
    const there = await withDatabase(
      (client) => client.query("SELECT order_id FROM order_status WHERE order_id = ANY ($1)", [ids]),
      databaseUrl,
    );
    expect(there.rowCount).toBe(ids.length);
    const { reserved, reservations } = await stockOf(sold.variantId, databaseUrl);
    expect([reserved, reservations]).toEqual([reservedBefore + ids.length, reservedBefore + ids.length]);
    expect(await faultsInBooks(databaseUrl)).toEqual([]);
    return traffic;
  }

  onCluster("takes an order through the proxy, and the worker sends its mail", async ({ url, servers }) => {
    const shopper = await aShopperByCode({ url });
    const { orderId } = await api(shopper.token, url).call("placeOrder", { body: sold.order as never });
    for (const server of servers) {
      const { orders } = await api(shopper.token, server.url).call("listOrders", {});
      expect(orders.map(({ _id }) => _id)).toEqual([orderId]);
    }
    await until("the order's mail", async () =>
      (await outbox(shopper.identifier, url)).some(({ code }) => code === null) ? true : undefined,
    );
  });

  onCluster("stores a picture in the bucket, which the proxy serves", async ({ url }) => {
    const { token } = await anAdministrator({ url });
    const body = new FormData();
    body.append("image", await aPictureBlob("png"), "a.png");
    const { body: answer, status } = await raw("POST", "/api/v1/upload", { url, token, body });
    expect(status).toBe(200);
    const [address = ""] = JSON.stringify(answer).match(/http[^"]*\/files\/public\/[^"]*/) ?? [];
    expect(address.startsWith(`${url}/files/`)).toBe(true);
    const picture = await fetch(address);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  onCluster("ends a login on one server for the other", async ({ servers: [one, other] }) => {
    const [first = "", second = ""] = [one?.url, other?.url];
    const { token } = await aShopperByCode({ url: first });
    const statusThere = async () => (await raw("GET", "/api/v1/account", { url: second, token })).status;
    expect(await statusThere()).toBe(200);
    await api(token, first).call("logOutEverywhere", {});
    await until("the other server refused", async () => (await statusThere()) === 401 || undefined);
  });

  onCluster("answers every request of an update, server after server", async (running) => {
    const traffic = await underTraffic(running, async () => {
      for (const process of [...running.servers, running.worker]) {
        await process.stop();
        await process.start();
      }
    });
    expect(traffic.failures).toEqual([]);
  });

  onCluster("loses nothing when a server is killed", async (running) => {
    const [server] = running.servers;
    await underTraffic(running, async (traffic) => {
      await server?.kill();
      await traffic.more(20);
      await server?.start();
    });
  });

  onCluster("has a killed worker's tasks done by the next one", async (running) => {
    await underTraffic(running, async (traffic) => {
      await running.worker.kill();
      await traffic.more(10);
      expect(traffic.failures).toEqual([]);
      await running.worker.start();
    });
    await until(
      "all tasks of orders",
      () =>
        withDatabase(async (client) => {
          const waiting =
            "SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('publish-order-event', 'deliver-message') AND attempts < max_attempts";
          return (await client.query(waiting)).rowCount === 0 ? true : undefined;
        }, databaseUrl),
      120_000,
    );
  });

  const stopAndStart = async (part: { stop(): Promise<void>; start(): Promise<void> }, traffic: Traffic) => {
    const before = traffic.failures.length;
    await part.stop();
    await until("requests that fail", async () => traffic.failures.length > before || undefined);
    await part.start();
  };

  onCluster("recovers when Redis is restarted", async (running) => {
    await underTraffic(running, (traffic) => stopAndStart(running.redis, traffic));
  });

  onCluster("recovers when PostgreSQL is restarted", async (running) => {
    await underTraffic(running, (traffic) => stopAndStart(database, traffic));
  });

  onCluster("recovers when the database's disk does not respond for a while", async (running) => {
    const disk = { stop: () => database.signalAll("SIGSTOP"), start: () => database.signalAll("SIGCONT") };
    await underTraffic(running, (traffic) => stopAndStart(disk, traffic));
  });

  onCluster("serves with a server whose clock jumps, two hours forward or back", async (running) => {
    const [server] = running.servers;
    for (const hours of [2, -2]) {
      const traffic = await underTraffic(running, async (under) => {
        await server?.stop();
        await server?.start({ NODE_OPTIONS: `--require=${clockScript}`, CLOCK_AHEAD_MS: String(hours * 3_600_000) });
        await under.more(20);
        const { token } = await aShopperByCode({ url: server?.url });
        for (const { url } of running.servers)
          expect((await raw("GET", "/api/v1/account", { url, token })).status).toBe(200);
        await server?.stop();
        await server?.start();
      });
      expect(traffic.failures).toEqual([]);
    }
  });

  onCluster("recovers when the proxy is killed", async (running) => {
    const { kill, start } = running.proxy;
    await underTraffic(running, (traffic) => stopAndStart({ stop: kill, start }, traffic));
  });

  onCluster("loses no order when the database fails over to a replica", async (running) => {
    const standby = await startSynchronousStandby({ root, folder: database.folder, url: databaseUrl });
    endings.push(standby.stop);
    const replicaUrl = overTcp(databaseUrl, standby.port);
    await underTraffic(running, (traffic) =>
      stopAndStart(
        {
          stop: database.kill,
          start: async () => {
            await standby.promote();
            databaseUrl = replicaUrl;
            for (const { url } of [running, ...running.servers]) rememberDatabase(url, databaseUrl);
            relay?.forwardTo(standby.port);
          },
        },
        traffic,
      ),
    );
  });
});
