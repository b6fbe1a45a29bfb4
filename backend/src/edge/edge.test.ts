import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { failureSchema } from "@haat/api-contract/envelope";
import { linkLastsSeconds, signLink } from "../files/private-link";

const folder = mkdtempSync(path.join(tmpdir(), "haat-edge-"));
const dist = path.join(folder, "dist");
const reached: string[] = [];
/** What the engine receives about the caller. */
let told: Pick<IncomingHttpHeaders, "authorization" | "cookie"> = {};
let server: Server;
let url: string;
/** The URL of a second server: a shop that is benchmarked against the engine. */
let compared: string;
const others: Server[] = [];

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeAll(async () => {
  Object.assign(process.env, {
    HAAT_DATA_DIR: folder,
    HAAT_STOREFRONT_DIST: dist,
    HAAT_SELLER_PORTAL_DIST: path.join(folder, "seller-portal"),
    HAAT_DASHBOARD_DIST: path.join(folder, "dashboard"),
    HAAT_ENGINE_ADMIN_DIST: path.join(folder, "engine-admin"),
    LOG_LEVEL: "silent",
    SHOP_ENV: "demo",
  });
  write("dist/index.html", "<html><head></head><body>The shop</body></html>");
  write("dashboard/index.html", "<html><head></head><body>The back office</body></html>");
  write("seller-portal/index.html", "<html><head></head><body>The seller portal</body></html>");
  write("seller-portal/seller/assets/app-1a2b.js", "let portal;");
  write("dist/assets/app-1a2b.js", "let a;");
  write("dist/favicon.svg", "<svg/>");
  write("media/0123456789abcdef.webp", "a picture");
  write("media/page.html", "<script>alert(1)</script>");
  write("private-media/secret.webp", "a secret");
  write("private-media/export.csv", "a,b");
  // After the environment is set, since these modules read it when they load.
  const { edge } = jest.requireActual<typeof import("./edge")>("./edge");
  const { parseEnvironment } =
    jest.requireActual<typeof import("../config/parse-environment")>("../config/parse-environment");
  const { registerEarlyAnswer, registerWarmAnswer } =
    jest.requireActual<typeof import("./early-answers")>("./early-answers");
  registerWarmAnswer((req, res, head) => {
    if (req.url === "/api/v1/Banner?fault") throw new Error("A fault of ours");
    if (req.url !== "/api/v1/Banner") return false;
    res.writeHead(200, [...head, "Content-Type", "application/json"]);
    res.end("warm");
    return true;
  });
  registerEarlyAnswer((req, res) => {
    if (req.url !== "/api/v1/categoryByuser") return false;
    res.end("early");
    return true;
  });
  const config = parseEnvironment({ ...process.env, CORS_ORIGINS: "https://partner.example" });
  const bench = createServer(
    edge(parseEnvironment({ ...process.env, ENGINE_STORE_OPEN: "true" }), (_req, res) => {
      res.end("the engine");
    }),
  );
  others.push(bench);
  await new Promise<void>((resolve) => bench.listen(0, "127.0.0.1", resolve));
  compared = `http://127.0.0.1:${(bench.address() as AddressInfo).port}`;
  server = createServer(
    edge(config, (req, res) => {
      reached.push(req.url ?? "");
      told = { authorization: req.headers.authorization, cookie: req.headers.cookie };
      res.setHeader("X-Powered-By", "Express");
      res.end("the engine");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  for (const one of [server, ...others]) await new Promise((resolve) => one.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(`${url}${address}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Sends raw bytes, for requests that no client would write. */
const send = (bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.end(bytes));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
  });

describe("every response", () => {
  it.each(["/", "/api/v1/cart", "/api/v1/none", "/api/v1/Banner", "/api/v1/Banner?fault", "/health"])(
    "at %s carries a policy, nosniff, a referrer policy, a frame ban and no server signature",
    async (address) => {
      const { headers } = await get(address);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toContain("unsafe-eval");
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it.each(["/media/0123456789abcdef.webp", "/assets/none.js", "/dashboard/assets/none.js"])(
    "of a file, as at %s, carries no header that only documents need",
    async (address) => {
      const { headers } = await get(address);
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      for (const name of ["x-frame-options", "referrer-policy", "x-powered-by"]) expect(headers.get(name)).toBeNull();
    },
  );

  it("has a request id: the caller's own if it is harmless, else a new one", async () => {
    expect((await get("/health", { headers: { "x-request-id": "trace-1" } })).headers.get("x-request-id")).toBe(
      "trace-1",
    );
    for (const bad of ["a b", "x".repeat(65), '{"a":1}']) {
      const id = (await get("/health", { headers: { "x-request-id": bad } })).headers.get("x-request-id");
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("the back office", () => {
  it.each(["/adminlogin", "/dashboard", "/dashboard/products", "/Dashboard/none", "/profile", "/account-settings"])(
    "serves its page at %s",
    async (address) => {
      const { status, text, headers } = await get(address);
      expect(status).toBe(200);
      expect(text).toContain("The back office");
      expect(headers.get("cache-control")).toBe("no-cache");
    },
  );
});

describe("the seller portal", () => {
  // @spec seller-login-seller-register
  it.each(["/seller", "/seller/login", "/Seller/none", "/seller/reset?token=t"])(
    "serves its page at %s, and allows styles from files only",
    async (address) => {
      const { status, text, headers } = await get(address);
      expect(status).toBe(200);
      expect(text).toContain("The seller portal");
      expect(text).toContain('<meta name="haat-mode" content="demo">');
      expect(headers.get("cache-control")).toBe("no-cache");
      expect(headers.get("content-security-policy")).toContain("style-src 'self';");
    },
  );

  it("serves its files as immutable, and claims no other path", async () => {
    const { text, headers } = await get("/seller/assets/app-1a2b.js");
    expect([text, headers.get("cache-control")]).toEqual(["let portal;", "public, max-age=31536000, immutable"]);
    expect((await get("/sellers")).text).toContain("The shop");
  });
});

describe("the storefront", () => {
  it.each(["/", "/cart", "/product/steel-bottle/prod_1", "/index.html"])("sends its page for %s", async (address) => {
    const { status, text, headers } = await get(address);
    expect(status).toBe(200);
    expect(text).toContain("The shop");
    expect(text).toContain('<meta name="haat-mode" content="demo">');
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 304 for an unchanged page", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect((await get("/cart", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("lets browsers cache files with a hash in their name, and revalidate the others", async () => {
    expect((await get("/assets/app-1a2b.js")).headers.get("cache-control")).toContain("immutable");
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/assets/none.js", "/favicon.ico", "/.env", "/assets/../../medusa-config.ts"])(
    "has no %s",
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it("refuses writes", async () => {
    expect((await get("/cart", { method: "POST" })).status).toBe(405);
  });

  it("serves a new build without a restart", async () => {
    const index = path.join(dist, "index.html");
    writeFileSync(index, "<html><head></head><body>The new shop</body></html>");
    const later = new Date(statSync(index).mtimeMs + 5_000);
    utimesSync(index, later, later);
    expect((await get("/")).text).toContain("The new shop");
  });
});

describe("uploaded files", () => {
  it("are served with their type, as immutable", async () => {
    const { status, headers, text } = await get("/media/0123456789abcdef.webp");
    expect({ status, text }).toEqual({ status: 200, text: "a picture" });
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  it.each([
    "/media/page.html",
    "/media/none.webp",
    "/media/../private-media/secret.webp",
    "/media/..%2fprivate-media%2fsecret.webp",
    "/media/",
    "/media/jwt-secret",
  ])("are not served by %s", async (address) => {
    const answer = await send(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
  });
});

describe("private files", () => {
  const secret = () => readFileSync(path.join(folder, "jwt-secret"), "utf8").trim();
  const linkTo = (name: string, now = Date.now()) =>
    `/media/private/${name}?${signLink(name, { secret: secret(), now })}`;

  it("are served for a signed link, with no-store", async () => {
    const { status, text, headers } = await get(linkTo("secret.webp"));
    expect({ status, text }).toEqual({ status: 200, text: "a secret" });
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toBeNull();
  });

  it("are downloads unless they are pictures", async () => {
    const { text, headers } = await get(linkTo("export.csv"));
    expect(text).toBe("a,b");
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  it("are refused without a link, with another file's link or with an expired one", async () => {
    const old = Date.now() - (linkLastsSeconds + 60) * 1000;
    for (const address of [
      "/media/private/secret.webp",
      linkTo("export.csv").replace("export.csv", "secret.webp"),
      linkTo("secret.webp", old),
      linkTo("none.webp"),
      linkTo("secret.webp").replace("/private/", "/"),
    ]) {
      expect((await get(address)).status).toBe(404);
    }
  });
});

describe("the engine", () => {
  it("receives its own paths in any case", async () => {
    for (const address of ["/health", "/ADMIN/users", "/admin/users"]) {
      expect((await get(address)).text).toBe("the engine");
    }
  });

  const ways = ["store/products", "Auth/user/emailpass", "hooks/payment/razorpay", "HOOKS/payment/none", "cloud/auth"];
  // @spec engine-own-calls-beside
  it.each(ways)("is not reachable at /%s, in any spelling", async (way) => {
    reached.length = 0;
    const area = way.split("/")[0] ?? "";
    const written = [
      ...[`/${way}`, `/${way}/`, `/${way.toUpperCase()}`, `//${way}`, `///${way}?x=1`, `/${area}`, `/${area}/`],
      ...[`/${way.replace("/", "%2f")}`, `/${way.replace("/", ";x/")}`, `/${way.replace("/", "//")}`],
      ...[`/%${area.charCodeAt(0).toString(16)}${way.slice(1)}`, `/%2F${way}`, `/${area};x=1/y`, `/${area}?/x`],
    ];
    for (const address of written) {
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await send(`${method} ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        expect(`${method} ${address} ${answer.slice(9, 12)}`).toBe(`${method} ${address} 404`);
      }
    }
    for (const address of [`/./${way}`, `/x/../${way}`, `/api/../${way}`, `/api/v1/../../${way}`, `/admin/../${way}`])
      await send(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    // Express resolves no dots: to it this is an unknown path of its admin.
    expect(reached).toEqual([`/admin/../${way}`]);
  });

  // @spec engine-own-calls-beside
  it("opens its store API to the benchmark only, by its plain path", async () => {
    const answer = async (address: string) => (await fetch(`${compared}${address}`)).status;
    expect(await Promise.all(["/store/products", "/STORE/carts"].map(answer))).toEqual([200, 200]);
    const others = ["//store/products", "/store%2fproducts", "/auth/session", "/hooks/payment/x"];
    expect(await Promise.all(others.map(answer))).toEqual(others.map(() => 404));
  });

  // @spec header-judged-once-engine
  it.each([
    [["Bearer abc"], "Bearer abc"],
    [["abc"], "Bearer abc"],
    [["bearer\tabc "], "Bearer abc"],
    [["Bearer abc x"], "Bearer unreadable"],
    [["Bearer abc", "Bearer def"], "Bearer unreadable"],
    [["", "Bearer abc"], "Bearer unreadable"],
    [["Basic c2tf"], "Bearer unreadable"],
    [["Bearer"], undefined],
    [[], undefined],
  ])("receives %j as it was checked, and no cookie", async (sent, expected) => {
    const lines = sent.map((value) => `Authorization: ${value}\r\n`).join("");
    await send(`GET /admin/users HTTP/1.1\r\nHost: x\r\nCookie: connect.sid=x\r\n${lines}Connection: close\r\n\r\n`);
    expect(told).toEqual({ authorization: expected, cookie: undefined });
  });

  it("does not receive unknown API calls, which it would cache for ever", async () => {
    reached.length = 0;
    for (const address of ["/api/v1/none", "/api/v1/a/b/c", "/api/v2/cart", "/api"]) {
      const { status, text } = await get(address);
      expect(status).toBe(404);
      failureSchema.parse(JSON.parse(text));
    }
    expect(reached).toEqual([]);
  });

  it("does not receive what can be answered early", async () => {
    reached.length = 0;
    expect((await get("/api/v1/categoryByuser")).text).toBe("early");
    expect(reached).toEqual([]);
  });

  it.each([
    ["TRACE / HTTP/1.1", 405],
    [`GET /${"x".repeat(9_000)} HTTP/1.1`, 414],
    ["GET /api/v1/product/title/%00 HTTP/1.1", 400],
    ["GET http://other/api/v1/cart HTTP/1.1", 400],
    ["GET /%E0%A4%A HTTP/1.1", 400],
  ])("never receives %.40s", async (line, status) => {
    reached.length = 0;
    const answer = await send(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(reached).toEqual([]);
  });
});

describe("another origin", () => {
  const preflight = (origin: string) =>
    get("/api/v1/cart", { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });

  it("may call if it is configured", async () => {
    const { status, headers } = await preflight("https://partner.example");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("https://partner.example");
    expect(headers.get("access-control-allow-headers")).toContain("Authorization");
  });

  it("does not get an answer that was cached without its CORS headers", async () => {
    expect((await get("/api/v1/Banner")).text).toBe("warm");
    const { text, headers } = await get("/api/v1/Banner", { headers: { origin: "https://partner.example" } });
    expect(text).toBe("the engine");
    expect(headers.get("access-control-allow-origin")).toBe("https://partner.example");
  });

  it("makes shared caches keep answers apart by origin", async () => {
    for (const address of ["/api/v1/Banner", "/api/v1/categoryByuser", "/api/v1/none"])
      expect((await get(address)).headers.get("vary")).toMatch(/^Origin\b/);
    expect((await get("/")).headers.get("vary") ?? "").not.toContain("Origin");
  });

  it("gets no CORS headers otherwise", async () => {
    for (const origin of ["https://evil.example", "null", "https://partner.example.evil.example"]) {
      const { headers } = await preflight(origin);
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });
});
