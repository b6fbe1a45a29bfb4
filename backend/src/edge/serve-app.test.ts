import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveApp } from "./serve-app";

const folder = mkdtempSync(path.join(tmpdir(), "haat-serve-app-"));
const dist = path.join(folder, "dist");
const app = serveApp({ name: "engine admin", dist, base: "/app", mode: "demo" });
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((req, res) => app(req, res, req.url ?? ""));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});
beforeEach(() => rmSync(dist, { recursive: true, force: true }));

const build = () => {
  mkdirSync(path.join(dist, "assets"), { recursive: true });
  writeFileSync(path.join(dist, "assets", "index-1a2b.js"), "let admin;");
  writeFileSync(path.join(dist, "index.html"), "<html><head></head><body>The admin</body></html>");
};

describe("an app that is not built yet", () => {
  it("is answered with a page that reloads itself, and is served as soon as it is built", async () => {
    const answer = await fetch(`${url}/app/orders`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(page).toContain("<h1>The engine admin is being built</h1>");
    expect(page).toContain('<meta http-equiv="refresh" content="3">');
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'/);
    expect(policy).toContain("frame-ancestors 'none'");
    build();
    expect(await (await fetch(`${url}/app/orders`)).text()).toContain("The admin");
  });
});

describe("an app that is mounted at a path", () => {
  it("serves its files below that path only, as immutable", async () => {
    build();
    const file = await fetch(`${url}/app/assets/index-1a2b.js`);
    expect([await file.text(), file.headers.get("cache-control")]).toEqual([
      "let admin;",
      "public, max-age=31536000, immutable",
    ]);
    const missing = await fetch(`${url}/app/assets/none.js`);
    expect([missing.status, await missing.text()]).toEqual([404, "Not found."]);
  });
});

describe("files whose names stay the same when their content changes", () => {
  it.each([
    ["service-worker.js", "text/javascript"],
    ["manifest.json", "application/json"],
    ["offline.html", "text/html"],
  ])("are revalidated each time: %s", async (name, type) => {
    build();
    writeFileSync(path.join(dist, name), "{}");
    const answer = await fetch(`${url}/app/${name}`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toContain(type);
  });
});
