import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "@haat/api-contract/call";
import { failureSchema } from "@haat/api-contract/envelope";
import { loginMessages } from "@haat/api-contract/login/messages";
import { routes } from "@haat/api-contract/routes";
import { findCall } from "#http/find-call";
import { anAdministrator } from "../support/administrator";
import { raw } from "../support/raw";
import { aSeller } from "../support/seller";
import { aToken, badTokens } from "../support/token";

const folder = path.join(__dirname, "../../src/api/api/v1");
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Every method and path exported by a route file, parameters filled in. */
const inFiles = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /route\.ts$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(folder, file), "utf8");
    const address = `/${path
      .dirname(file)
      .split(path.sep)
      .join("/")
      .replace(/\[\w+\]/g, "some-id")}`;
    const exported = [...source.matchAll(/export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/g)];
    return exported.map(([, method = ""]) => ({ method, address }));
  });

const calls: { method: string; address: string; token: Route["token"] }[] = Object.values(routes).map((route) => ({
  ...route,
  address: route.path.replace(/:\w+/g, "some-id"),
}));
const guarded = calls.filter(({ token }) => token !== "none" && token !== "optional");
const open = calls.filter(({ token }) => token === "none" || token === "optional");

const actors = { shopper: "customer", seller: "seller", administrator: "user" } as const;
const ask = (method: string, address: string, options = {}) => raw(method, `/api/v1${address}`, options);

/** A valid login of each kind. */
const live = { shopper: aToken({ actor_type: "customer" }), seller: "", administrator: "" };
beforeAll(async () => {
  live.administrator = (await anAdministrator()).token;
  live.seller = (await aSeller()).token;
});

/** Everything but GET gets a body, so that no call is rejected for a missing one. */
const bodyFor = (method: string) => (method === "GET" ? undefined : {});

const mixedCase = (address: string) =>
  address.replace(/[a-z]/gi, (letter, index: number) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase()));

describe("the guard of /api/v1", () => {
  it("knows every route file and rejects requests without a token where one is needed", async () => {
    expect(inFiles.length).toBeGreaterThan(5);
    for (const { method, address } of inFiles) {
      const call = findCall(method, address);
      expect({ method, address, known: call !== null }).toEqual({ method, address, known: true });
      if (call?.token === "none" || call?.token === "optional") continue;
      const answer = await ask(method, address, { body: bodyFor(method) });
      expect({ method, address, status: answer.status }).toEqual({ method, address, status: 401 });
    }
  });

  // @spec wishlist-cart-changes-need customer-calls-need-token you-must-logged-submit
  it.each(guarded)(
    "rejects $method $address without a token, whatever the case of its path",
    async ({ method, address }) => {
      for (const written of [address, mixedCase(address), `${address}/`, address.toUpperCase()]) {
        const answer = await ask(method, written, { body: bodyFor(method) });
        expect({ written, status: answer.status }).toEqual({ written, status: 401 });
        expect(failureSchema.parse(answer.body).message).toBe(loginMessages.tokenMissing);
      }
    },
  );

  it.each(guarded)("rejects $method $address with an invalid token", async ({ method, address, token }) => {
    if (token === "none" || token === "optional") throw new Error("This call is open.");
    for (const [what, bad] of badTokens(actors[token])) {
      for (const header of [bad, `Bearer ${bad}`]) {
        const answer = await ask(method, address, { token: header, body: bodyFor(method) });
        expect({ what, status: answer.status }).toEqual({ what, status: 401 });
        expect(failureSchema.parse(answer.body).message).toBe(loginMessages.tokenRejected);
      }
    }
  });

  // @spec another-kind-token-opens kind-token-never-opens
  it.each(guarded)("rejects $method $address with a token of another kind", async ({ method, address, token }) => {
    for (const [kind, other] of Object.entries(live)) {
      if (kind === token) continue;
      const answer = await ask(method, address, { token: other, body: bodyFor(method) });
      expect({ kind, status: answer.status }).toEqual({ kind, status: 403 });
      expect(failureSchema.parse(answer.body).message).toBe(loginMessages.wrongKind);
    }
  });

  it.each(open.filter(({ method }) => method === "GET"))(
    "allows browsing $address with an expired login",
    async ({ address }) => {
      const [, expired] = badTokens("customer")[0] ?? [];
      const visitor = await ask("GET", address);
      const before = await ask("GET", address, { token: expired });
      expect(before.status).toBe(visitor.status);
      expect([401, 403]).not.toContain(before.status);
    },
  );

  it("allows only the methods in the contract on each of its paths", async () => {
    for (const { address } of calls) {
      for (const method of methods) {
        if (findCall(method, address)) continue;
        const answer = await ask(method, address, { token: aToken({ actor_type: "customer" }), body: bodyFor(method) });
        expect({ method, address, status: answer.status }).toEqual({ method, address, status: 404 });
        failureSchema.parse(answer.body);
      }
    }
  });

  it.each([
    "//cart",
    "/cart//",
    "/cart;x=1",
    "/%63art",
    "/cart%2F",
    "/cart%2Fupdate",
    "/./cart/.",
    "/cart/..%2fcart",
    "/cart%00",
    "/cart%20",
  ])("gives no access to %s", async (address) => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await ask(method, address, { body: bodyFor(method) });
      expect([400, 401, 404]).toContain(answer.status);
      failureSchema.parse(answer.body);
    }
  });

  it("ignores headers that name another method or path", async () => {
    const headers = {
      "x-http-method-override": "GET",
      "x-method-override": "GET",
      "x-original-url": "/api/v1/categoryByuser",
      "x-rewrite-url": "/api/v1/categoryByuser",
      "x-forwarded-for": "127.0.0.1",
      "x-publishable-api-key": "pk_x",
    };
    const answer = await raw("POST", "/api/v1/cart?_method=GET", { headers, body: { _method: "GET" } });
    expect(answer.status).toBe(401);
  });

  it("accepts a token only in the Authorization header", async () => {
    const token = aToken({ actor_type: "customer" });
    const answer = await raw("GET", `/api/v1/cart?token=${token}`, {
      headers: { cookie: `token=${token}`, "x-access-token": token },
    });
    expect(answer.status).toBe(401);
  });
});
