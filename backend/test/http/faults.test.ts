import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { failureSchema } from "@haat/api-contract/envelope";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { claimDatabase } from "#database/process-claim";
import { tasks } from "#tasks/run-tasks";
import { installationOf } from "../../../scripts/installation.mjs";
import { isMigrated, migrateDatabase, noteMigrated, prepareDatabase } from "../../../scripts/prepare-database.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { inLane } from "../support/lane";
import { aPictureBlob } from "../support/pictures";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aSecondServer } from "../support/second-server";
import { checkout, dataFolder, serverForm } from "../support/shop-address";
import { aShopper, aShopperByCode, latestCode } from "../support/shopper";
import { preloadingOwn, runTasks } from "../support/tasks";
import { textAs } from "../support/text-as";
import { until } from "../support/until";

const folder = mkdtempSync(path.join(tmpdir(), "haat-faults-"));
/** While this file exists, the disk is full. */
const diskIsFull = path.join(folder, "full");
const built = path.join(folder, "storefront");

let shop: TestShop;
beforeAll(async () => {
  mkdirSync(built);
  writeFileSync(path.join(built, "index.html"), "<html><head><title>Haat</title></head><body></body></html>");
  shop = await aPrivateShop({
    LOG_LEVEL: "debug",
    SHARED_WITHOUT_REDIS: "false",
    NODE_OPTIONS: preloadingOwn("full-disk.cjs"),
    HAAT_TEST_FULL_DISK: diskIsFull,
    HAAT_STOREFRONT_DIST: built,
  });
}, 300_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const ask = (method: string, address: string, options = {}) => raw(method, address, { url: shop.url, ...options });

const isReady = async () => (await ask("GET", "/ready")).status === 200;

/** The server's log, once it contains a text: request lines are written in batches. */
async function logWith(text: string): Promise<string> {
  for (;;) {
    const log = readFileSync(path.join(checkout, ".cache", "test-logs", `private-${process.pid}.log`), "utf8");
    if (log.includes(text)) return log;
    await ask("GET", "/health");
  }
}

async function untilReady(): Promise<void> {
  while (!(await isReady()));
}

describe("the log", () => {
  it("has a line for every request and never a token, code or personal address", async () => {
    const shopper = await aShopperByCode({ url: shop.url });
    const code = await latestCode(shopper.identifier, shop.url);
    await ask("GET", `/api/v1/cart?token=${shopper.token}`, {
      token: shopper.token,
      headers: { "x-request-id": "a-trace-of-this-test" },
    });
    const log = await logWith("a-trace-of-this-test");
    const line = log.split("\n").find((one) => one.includes("a-trace-of-this-test"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", path: "/api/v1/cart", status: expect.any(Number) });
    expect(log).not.toContain(shopper.token);
    expect(log).not.toContain(shopper.identifier);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe("a second process without Redis", () => {
  it("is refused in one clear line, with Redis or not, and harms nothing", async () => {
    const start = (redisUrl: string) => aSecondServer(shop, { SHARED_WITHOUT_REDIS: "false", REDIS_URL: redisUrl });
    await Promise.all([
      expect(start("")).rejects.toThrow(/"Another process serves this database\. Without REDIS_URL/),
      expect(start("redis://127.0.0.1:1")).rejects.toThrow(/"A process without REDIS_URL serves this database\./),
    ]);
    expect(await isReady()).toBe(true);
  });

  it("may start when the first has gone; a lost connection is no such end", async () => {
    const databaseUrl = String(new URL("/postgres", shop.databaseUrl));
    const claimAs = (isShared: boolean) => claimDatabase({ databaseUrl, databaseSsl: false, isShared, patienceMs: 0 });
    const query = (text: string) => withDatabase((client) => client.query(text), databaseUrl);
    const claims =
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = 'postgres')";
    const one = await claimAs(false);
    const { rows: lost } = await query(`SELECT pid, pg_terminate_backend(pid) FROM (${claims}) claim`);
    await until("it is claimed again", async () => {
      const { rows } = await query(claims);
      return rows.length === 1 && rows[0]?.pid !== lost[0]?.pid ? true : undefined;
    });
    await expect(claimAs(true)).rejects.toThrow("A process without REDIS_URL serves this database.");
    await one.release();
    const together = [await claimAs(true), await claimAs(true)];
    await expect(claimAs(false)).rejects.toThrow("Another process serves this database.");
    for (const { release } of together) await release();
    await (await claimAs(false)).release();
  });
});

describe("an update while a process serves", () => {
  const wasAnotherRelease = async () => {
    await installationOf(shop.databaseUrl).write("migrations", "of another release");
    const forget = "DELETE FROM shop_installation WHERE key LIKE 'migrations %'";
    await withDatabase((client) => client.query(forget), shop.databaseUrl);
  };
  const views = () =>
    withDatabase(async (client) => {
      const found = "SELECT oid, relname FROM pg_class WHERE relkind = 'v' AND relname ~ '^haat_' ORDER BY 1";
      return (await client.query(found)).rows;
    }, shop.databaseUrl);
  const options = () => ({
    root: realpathSync(checkout),
    form: serverForm(),
    databaseUrl: shop.databaseUrl,
    env: { ...testEnvironment(shop.databaseUrl, dataFolder(shop.url)), SHARED_WITHOUT_REDIS: "false" },
    log: () => {},
  });

  // The engine's command loads all of it, which is too much for the gate.
  const patience = 600_000;
  const inLongLane = inLane({ gate: it.skip, long: it });

  inLongLane(
    "leaves the views that it reads",
    async () => {
      const before = await views();
      expect(before.length).toBeGreaterThan(50);
      await wasAnotherRelease();
      await migrateDatabase(options());
      expect(await views()).toEqual(before);
      expect(await isReady()).toBe(true);
    },
    patience,
  );

  inLongLane(
    "gives up after a while if a table is in use, and says so",
    async () => {
      await wasAnotherRelease();
      await withDatabase(async (client) => {
        await client.query("BEGIN; LOCK TABLE link_module_migrations");
        await expect(migrateDatabase(options())).rejects.toThrow("The servers go on; try again.");
        await client.query("ROLLBACK");
      }, shop.databaseUrl);
    },
    patience,
  );

  it("is refused where it would start a second process without Redis", async () => {
    await wasAnotherRelease();
    await expect(prepareDatabase({ ...options(), mode: "production" })).rejects.toThrow(
      "Another process serves this database. Nothing was changed.",
    );
    expect(await isMigrated(realpathSync(checkout), shop.databaseUrl)).toBe(false);
  });

  it("is still known after a process of the previous release has started again", async () => {
    const older = path.join(folder, "older");
    mkdirSync(older);
    writeFileSync(path.join(older, "release.json"), '{ "migrations": "of the previous release" }');
    await wasAnotherRelease();
    for (const root of [realpathSync(checkout), older]) await noteMigrated(root, shop.databaseUrl);
    for (const root of [realpathSync(checkout), older]) {
      expect(await isMigrated(root, shop.databaseUrl)).toBe(true);
    }
  });
});

describe("a full disk", () => {
  const files = (name: string) => readdirSync(path.join(dataFolder(shop.url), name), { recursive: true });

  it("rejects an upload with an error, leaves no partial file, and accepts it once there is space", async () => {
    const { token } = await anAdministrator({ url: shop.url });
    const upload = async () => {
      const body = new FormData();
      body.append("image", await aPictureBlob("png"), "a.png");
      return await ask("POST", "/api/v1/upload", { token, body });
    };
    const before = files("media");
    writeFileSync(diskIsFull, "");
    const refused = await upload();
    expect([refused.status, failureSchema.parse(refused.body).message]).toEqual([507, serviceMessages.storageFull]);
    expect(files("media")).toEqual(before);
    rmSync(diskIsFull);
    expect((await upload()).status).toBe(200);
  });

  it("is cleaned hourly of partial uploads that a crash left, public and private", async () => {
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const folders = ["media", "private-media"];
    for (const name of folders) {
      const draft = path.join(dataFolder(shop.url), name, "left.webp.1.part");
      mkdirSync(path.dirname(draft), { recursive: true });
      writeFileSync(draft, "x");
      utimesSync(draft, longAgo, longAgo);
    }
    await runTasks(shop.url, "purge-drafts");
    for (const name of folders) expect(files(name)).not.toContain("left.webp.1.part");
    expect(tasks.find(({ name }) => name === "purge-drafts")?.schedule).toMatch(/^\d+ \* \* \* \*$/);
  });
});

describe("a request with a forged Host header", () => {
  it("affects no page, sitemap or link", async () => {
    const product = await aProduct({}, shop);
    const page = `/product/${product.slug}/${product.id}`;
    const port = new URL(shop.url).port;
    const own = `http://localhost:${port}`;
    const links: [string, string][] = [
      ["/robots.txt", `Sitemap: ${own}/sitemap.xml`],
      ["/sitemap.xml", `<loc>${own}/sitemap-pages.xml</loc>`],
      ["/sitemap-pages.xml", `<loc>${own}/about</loc>`],
      ["/sitemap-products-1.xml", `<loc>${own}${page}</loc>`],
      ["/", `<link rel="canonical" href="${own}/">`],
      [page, `<link rel="canonical" href="${own}${page}">`],
      [page, `<meta property="og:url" content="${own}${page}">`],
    ];
    for (const host of ["evil.example", `evil.example:${port}`, `localhost:${port}.evil.example`]) {
      for (const [path, link] of links) {
        const text = await textAs(host, `${shop.url}${path}`);
        expect(text).toContain(link);
        expect(text).not.toContain("evil.example");
      }
    }
    // A demo accepts other names of this machine.
    expect(await textAs(`127.0.0.1:${port}`, `${shop.url}/`)).toContain(`href="http://127.0.0.1:${port}/"`);
  });
});

describe("during a database outage", () => {
  it("the shop returns 503, keeps running and recovers by itself", async () => {
    const { token } = await aShopper({ url: shop.url });
    const warm = await ask("GET", "/api/v1/categoryByuser");
    await shop.database.stop();
    try {
      // Cached responses are still served; the rest of the catalogue returns 503 like everything else.
      expect(await ask("GET", "/api/v1/categoryByuser")).toMatchObject({ status: 200, text: warm.text });
      expect((await ask("GET", "/ready")).status).toBe(503);
      expect((await ask("GET", "/health")).status).toBe(200);
      const answers = await Promise.all([
        ask("GET", "/api/v1/cart", { token }),
        ask("GET", "/api/v1/order", { token }),
        ask("POST", "/api/v1/signup", { body: { email: "away@example.test" } }),
        ask("GET", "/api/v1/product/title/some-product"),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(failureSchema.parse(body).message).toBe(serviceMessages.unavailable);
      }
    } finally {
      await shop.database.start();
    }
    await untilReady();
    expect((await ask("GET", "/api/v1/cart", { token })).status).toBe(200);
    await aShopper({ url: shop.url });
  });
});

describe("a process whose upload folder differs from the one in its database", () => {
  it("logs one line about it and serves requests", async () => {
    await withDatabase(
      (client) => client.query("UPDATE upload_folder SET id = 'another process', path = '/srv/first-process'"),
      shop.databaseUrl,
    );
    await shop.server().kill();
    await shop.startServer();
    await untilReady();
    expect(await logWith("uploads are in /srv/first-process")).toContain("Set HAAT_DATA_DIR to that folder");
  }, 180_000);
});
