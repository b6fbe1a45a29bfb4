import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { extract, pack } from "tar-stream";
import { type Server, startServer } from "../../../scripts/backend.mjs";
import { databaseEntries } from "../../../scripts/backup/database.mjs";
import { schemaSql } from "../../../scripts/database/schema-sql.mjs";
import { type ThrowawayDatabase, throwawayDatabase } from "../../../scripts/database/throwaway.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import { preloading } from "../../../scripts/preloading.mjs";
import { type TestShop, testEnvironment } from "../../../scripts/test-shop.mjs";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { operationsOf } from "../support/operations";
import { anOrder } from "../support/order-body";
import { aPictureBlob } from "../support/pictures";
import { aPrivateShop } from "../support/private-shop";
import { type ScriptResult, script } from "../support/script";
import { checkout, dataFolder, rememberDatabase, serverForm } from "../support/shop-address";
import { aShopper, type LoggedInShopper } from "../support/shopper";

jest.setTimeout(300_000);

const root = path.resolve(checkout);

let shop: TestShop;
let folder: string;
let product: MadeProduct;
let shopper: LoggedInShopper;
let orderId: string;
beforeAll(async () => {
  shop = await aPrivateShop();
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "haat-backup-")));
  product = await aProduct({ price: 600, stock: 9 }, shop);
  const office = api((await anAdministrator({ url: shop.url })).token, shop.url);
  await office.call("addCategory", { body: { title: "Kettles" }, files: { image: await aPictureBlob("jpeg") } });
  shopper = await aShopper({ url: shop.url });
  ({ orderId } = await order(shop.url));
  await writeFile(path.join(dataFolder(shop.url), "demo-pictures.json"), "{}");
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const order = (url: string) =>
  api(shopper.token, url).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 1 }, 600) });

/** Keys as `age-keygen` makes them. */
async function anIdentity(): Promise<{ identity: string; recipient: string }> {
  const code = `import { generateX25519Identity, identityToRecipient } from "age-encryption";
    const identity = await generateX25519Identity();
    console.log(JSON.stringify({ identity, recipient: await identityToRecipient(identity) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], { cwd: root });
  return JSON.parse(stdout);
}

const backUp = (args: string[], env: Record<string, string> = {}) =>
  script("backup", args, { DATABASE_URL: shop.databaseUrl, HAAT_DATA_DIR: dataFolder(shop.url), ...env });
const backupsIn = async (place: string) => (await readdir(place)).sort().map((name) => path.join(place, name));
/** The file of a new backup. */
async function aBackup(env: Record<string, string> = {}): Promise<string> {
  const place = await mkdtemp(path.join(folder, "to-"));
  expect(await backUp([`--to=${place}`], env)).toMatchObject({ code: 0 });
  const [file = ""] = await backupsIn(place);
  return file;
}

/** An empty place for a shop. */
async function anEmptyPlace() {
  const database: ThrowawayDatabase = await throwawayDatabase(root);
  const dataDir = path.join(database.folder, "shop");
  const restore = (file: string, env: Record<string, string> = {}) =>
    script("restore", [file], { DATABASE_URL: database.url, HAAT_DATA_DIR: dataDir, ...env });
  const tables = () =>
    withDatabase(
      async (client) =>
        (await client.query("SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')")).rowCount,
      database.url,
    );
  return { database, dataDir, restore, tables };
}

/** Names the folder with the files, which is another one now. */
const ofMachine = "public.upload_folder";
/** What is added to all the time, also by each backup itself. */
const counts = "public.operation_count";

/** Every row of every other table, as hashes. */
const rowsOf = (databaseUrl: string) =>
  withDatabase(async (client) => {
    const objects = await schemaSql(client);
    const rows: Record<string, unknown> = {};
    for (const { name } of objects.filter(
      ({ kind, name }) => kind === "table" && name !== ofMachine && name !== counts,
    )) {
      const { rows: found } = await client.query(
        `SELECT count(*)::int AS count, md5(string_agg(t::text, '\n' ORDER BY t::text)) AS hash FROM ${name} t`,
      );
      rows[name] = found[0];
    }
    const { rows: counters } = await client.query(
      "SELECT schemaname, sequencename, last_value FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1, 2",
    );
    return { rows, counters };
  }, databaseUrl);

describe("a restored backup", () => {
  let place: Awaited<ReturnType<typeof anEmptyPlace>>;
  let server: Server | undefined;
  let wanted: Awaited<ReturnType<typeof rowsOf>>;
  beforeAll(async () => {
    const { identity, recipient } = await anIdentity();
    // 8 MB: rows are cut into parts of 4.
    await withDatabase(
      (client) =>
        client.query("CREATE TABLE long AS SELECT n, repeat(md5(n::text), 100) FROM generate_series(1, 2500) n"),
      shop.databaseUrl,
    );
    const file = await aBackup({ BACKUP_RECIPIENT: recipient });
    wanted = await rowsOf(shop.databaseUrl);
    place = await anEmptyPlace();
    expect(await place.restore(file, { BACKUP_IDENTITY: identity })).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await server?.stop();
    await place?.database.remove();
  });

  it("has every row and every counter", async () => {
    expect(Object.keys(wanted.rows).length).toBeGreaterThan(150);
    expect(await rowsOf(place.database.url)).toEqual(wanted);
  });

  it("has every table, constraint, index, trigger, function, view and guard of rows", async () => {
    const objects = (url: string) =>
      withDatabase(async (client) => {
        const { rows } = await client.query<{ name: string }>(
          "SELECT oid::regclass::text AS name FROM pg_class WHERE relrowsecurity ORDER BY 1",
        );
        return [...(await schemaSql(client)), ...rows.map(({ name }) => ({ kind: "guard", name, sql: "" }))];
      }, url);
    const [found, original] = [await objects(place.database.url), await objects(shop.databaseUrl)];
    // PostgreSQL writes the casts of a list in another way once it has read them.
    const comparable = (all: typeof found) =>
      all.map(({ kind, name, sql }) => [kind, name, sql.replaceAll(/::(character varying|text)(\[\])?|[()]/g, "")]);
    expect(comparable(found)).toEqual(comparable(original));
  });

  it("has every file", async () => {
    const picturesIn = async (dataDir: string) => {
      const media = path.join(dataDir, "media");
      const names = (await readdir(media)).filter((name) => !name.endsWith(".part")).sort();
      return Promise.all(
        names.map(async (name) => [name, (await readFile(path.join(media, name))).toString("base64")]),
      );
    };
    const original = await picturesIn(dataFolder(shop.url));
    expect(original.length).toBeGreaterThan(0);
    expect(await picturesIn(place.dataDir)).toEqual(original);
    expect(await readFile(path.join(place.dataDir, "demo-pictures.json"), "utf8")).toBe("{}");
    const claims = await withDatabase((client) => client.query(`SELECT id FROM ${ofMachine}`), place.database.url);
    expect(claims.rows).toEqual([]);
  });

  it("serves its shoppers, who stay logged in and can order on", async () => {
    server = await startServer({
      isShortLived: true,
      root,
      form: serverForm(),
      port: await freePort(),
      env: testEnvironment(place.database.url, place.dataDir),
      logFile: path.join(root, ".cache", "test-logs", "restored.log"),
    });
    rememberDatabase(server.url, place.database.url);
    const before = await api(shopper.token, server.url).call("listOrders", {});
    expect(before.orders.map(({ _id }) => _id)).toEqual([orderId]);
    await order(server.url);
    expect((await api(shopper.token, server.url).call("listOrders", {})).orders).toHaveLength(2);
  });

  it("is not restored over a shop", async () => {
    const file = await aBackup();
    const onto = (databaseUrl: string, dataDir: string) =>
      script("restore", [file], { DATABASE_URL: databaseUrl, HAAT_DATA_DIR: dataDir });
    const refused = await onto(shop.databaseUrl, path.join(folder, "nowhere"));
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining("The database is not empty") });
    expect(await rowsOf(shop.databaseUrl)).toEqual(wanted);
    const empty = await anEmptyPlace();
    try {
      const files = await onto(empty.database.url, dataFolder(shop.url));
      expect(files).toMatchObject({ code: 1, out: expect.stringContaining("has files of a shop already") });
      expect(await empty.tables()).toBe(0);
    } finally {
      await empty.database.remove();
    }
  });
});

it("a backup is the shop at one moment, whatever is written meanwhile", async () => {
  const entries = databaseEntries(shop.databaseUrl);
  const first = await entries.next();
  await withDatabase(
    (client) =>
      client.query("UPDATE customer SET first_name = 'Written meanwhile' WHERE email = $1", [shopper.identifier]),
    shop.databaseUrl,
  );
  const read = [first.value?.content.toString() ?? ""];
  for await (const { content } of entries) read.push(content.toString());
  const whole = read.join("");
  expect(whole).toContain(shopper.identifier);
  expect(whole).not.toContain("Written meanwhile");
});

describe("a backup that is not whole", () => {
  let place: Awaited<ReturnType<typeof anEmptyPlace>>;
  beforeAll(async () => {
    place = await anEmptyPlace();
  });
  afterAll(() => place.database.remove());

  const changed = (content: Buffer) => {
    const tar = gunzipSync(content);
    const at = tar.indexOf(shopper.identifier);
    tar.write("X", at);
    return gzipSync(tar);
  };

  it.each([
    ["cut off", (content: Buffer) => content.subarray(0, content.length / 2), /damaged, or no backup of Haat/],
    ["changed", changed, /its checksums do not match/],
    ["something else", () => Buffer.from("a picture"), /damaged, or no backup of Haat/],
  ])("%s is refused and changes nothing", async (_name, damage, message) => {
    const file = path.join(folder, "damaged.tar.gz");
    await writeFile(file, damage(await readFile(await aBackup())));
    const checked = await backUp([`--check=${file}`]);
    expect(checked).toMatchObject({ code: 1, out: expect.stringMatching(message) });
    expect(await place.restore(file)).toMatchObject({ code: 1, out: expect.stringMatching(message) });
    expect(await place.tables()).toBe(0);
  });

  /** Restores an archive of these entries, with right checksums or none. */
  async function restored(entries: Record<string, string | Buffer>, hasChecksums = true): Promise<ScriptResult> {
    const file = path.join(folder, "other.tar.gz");
    const archive = pack();
    for (const [name, content] of Object.entries(entries)) archive.entry({ name }, content);
    const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
    const lines = Object.entries(entries).map(([name, content]) => `${hashOf(content)}  ${name}\n`);
    if (hasChecksums) archive.entry({ name: "checksums.txt" }, lines.join(""));
    archive.finalize();
    await writeFile(file, gzipSync(Buffer.concat(await Readable.from(archive).toArray())));
    return place.restore(file);
  }

  /** What is in a backup. */
  async function entriesOf(file: string): Promise<Record<string, Buffer>> {
    const entries: Record<string, Buffer> = {};
    const reading = extract();
    Readable.from([gunzipSync(await readFile(file))]).pipe(reading as unknown as NodeJS.WritableStream);
    for await (const entry of reading) entries[entry.header.name] = Buffer.concat(await Readable.from(entry).toArray());
    delete entries["checksums.txt"];
    return entries;
  }

  it("but ends with an entry is refused", async () => {
    expect((await restored(await entriesOf(await aBackup()), false)).out).toContain("its end is missing");
    expect(await place.tables()).toBe(0);
  });

  it("of another program, or in a newer format, is refused", async () => {
    expect((await restored({ "photos/1.jpg": "x" })).out).toContain("This is no backup of Haat.");
    expect((await restored({ "haat.json": '{"format":2}' })).out).toContain("This backup has format 2");
    expect(await place.tables()).toBe(0);
  });

  it("that fails in the middle leaves nothing behind", async () => {
    const entries = await entriesOf(await aBackup());
    const { out } = await restored({ ...entries, "database/4-after.json": '["SELECT 1 / 0"]' });
    expect(out).toContain("division by zero");
    const outside = await restored({ ...entries, "files/../../elsewhere": "x" });
    expect(outside.out).toContain("The backup has an entry that is none of ours");
    const rows = Object.keys(entries).find((name) => name.startsWith("database/3-rows/")) ?? "";
    expect((await restored({ ...entries, [rows]: "no row of this table\n" })).out).toMatch(/COPY|column|invalid/);
    expect(await place.tables()).toBe(0);
    expect(await readdir(path.join(place.dataDir, "media"))).toEqual([]);
    expect(existsSync(path.join(place.dataDir, "..", "elsewhere"))).toBe(false);
  });
});

describe("an encrypted backup", () => {
  it("is opened by its passphrase alone", async () => {
    const file = await aBackup({ BACKUP_PASSPHRASE: "the cow jumped over" });
    expect(file).toMatch(/\.tar\.gz\.age$/);
    expect((await readFile(file)).toString("latin1")).toMatch(/^age-encryption\.org\/v1/);
    const check = (env: Record<string, string>) => backUp([`--check=${file}`], env);
    expect(await check({ BACKUP_PASSPHRASE: "the cow jumped over" })).toMatchObject({ code: 0 });
    expect((await check({ BACKUP_PASSPHRASE: "the cow stayed at home" })).out).toContain("cannot be decrypted");
    expect((await check({})).out).toContain("This backup is encrypted.");
  });

  it("for a recipient is opened by their identity alone, which the shop does not have", async () => {
    const { identity, recipient } = await anIdentity();
    const file = await aBackup({ BACKUP_RECIPIENT: recipient });
    const check = (env: Record<string, string>) => backUp([`--check=${file}`], env);
    expect(await check({ BACKUP_IDENTITY: identity })).toMatchObject({ code: 0 });
    expect((await check({ BACKUP_RECIPIENT: recipient })).out).toContain("BACKUP_IDENTITY");
    expect((await check({ BACKUP_IDENTITY: (await anIdentity()).identity })).out).toContain("cannot be decrypted");
  });

  it("is not made with a weak passphrase or two ways at once", async () => {
    expect((await backUp([], { BACKUP_PASSPHRASE: "short" })).out).toContain("BACKUP_PASSPHRASE is too short");
    const both = { BACKUP_PASSPHRASE: "the cow jumped over", BACKUP_RECIPIENT: "age1somebody" };
    expect((await backUp([], both)).out).toContain("not both");
    expect((await backUp([], { BACKUP_RECIPIENT: "age1nobody" })).out).toContain("BACKUP_RECIPIENT is no recipient");
  });
});

describe("a backup that cannot be made", () => {
  const meeting = (what: "full-disk" | "ctrl-c") => ({
    NODE_OPTIONS: preloading(path.join(__dirname, "..", "support", "backup-meets.cjs")),
    HAAT_TEST_BACKUP_MEETS: what,
  });

  it("of no shop says so and removes none", async () => {
    const to = await mkdtemp(path.join(folder, "to-"));
    await writeFile(path.join(to, "haat-2026-01-01T00-00-00Z.tar.gz"), "");
    const nowhere = { DATABASE_URL: "", HAAT_DATA_DIR: path.join(folder, "nowhere") };
    expect((await backUp([`--to=${to}`, "--keep=1"], nowhere)).out).toContain("There is no shop in");
    const empty = await anEmptyPlace();
    try {
      const refused = await backUp([`--to=${to}`, "--keep=1"], { DATABASE_URL: empty.database.url });
      expect(refused).toMatchObject({ code: 1, out: expect.stringContaining("There is no shop in this database") });
    } finally {
      await empty.database.remove();
    }
    expect(await backupsIn(to)).toEqual([path.join(to, "haat-2026-01-01T00-00-00Z.tar.gz")]);
  });

  it("where it is to go says so", async () => {
    const file = path.join(folder, "a-file");
    await writeFile(file, "");
    expect((await backUp([`--to=${path.join(file, "backups")}`])).out).toMatch(/cannot be made: ENOTDIR.*\n$/);
  });

  it("on a full disk says so and leaves nothing there", async () => {
    const to = await mkdtemp(path.join(folder, "to-"));
    const failed = await backUp([`--to=${to}`], meeting("full-disk"));
    expect(failed).toMatchObject({ code: 1, out: expect.stringMatching(/could not be written: ENOSPC/) });
    expect(await backupsIn(to)).toEqual([]);
  });

  it("for Ctrl-C stops and leaves nothing there", async () => {
    const to = await mkdtemp(path.join(folder, "to-"));
    expect(await backUp([`--to=${to}`], meeting("ctrl-c"))).toMatchObject({ code: 130 });
    expect(await backupsIn(to)).toEqual([]);
  });
});

// @spec operations-seen
it("the back office knows of the last backup, and whether it is old", async () => {
  const change = (sql: string) => withDatabase((client) => client.query(sql), shop.databaseUrl);
  const backup = async () => (await operationsOf(shop.url)).backup;
  await change("DELETE FROM operation_count WHERE kind = 'backup'");
  expect(await backup()).toEqual({ state: "unknown", notices: ["backup-unknown"], facts: { lastAt: null } });
  const begun = new Date().toISOString();
  await aBackup();
  const made = await backup();
  expect(made).toMatchObject({ state: "good", notices: [] });
  expect((made.facts?.lastAt ?? "") > begun).toBe(true);
  await change("UPDATE operation_count SET last_at = now() - interval '49 hours' WHERE kind = 'backup'");
  expect(await backup()).toMatchObject({ state: "attention", notices: ["backup-old"] });
});

it("older backups are removed once a new one is whole, and nothing else is", async () => {
  const place = await mkdtemp(path.join(folder, "kept-"));
  const old = ["haat-2026-01-01T00-00-00Z.tar.gz", "haat-2026-01-02T00-00-00Z.tar.gz.age", "notes.txt"];
  for (const name of old) await writeFile(path.join(place, name), "");
  expect(await backUp([`--to=${place}`, "--keep=2"])).toMatchObject({ code: 0 });
  const names = (await backupsIn(place)).map((file) => path.basename(file));
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining([old[1], "notes.txt"]));
});
