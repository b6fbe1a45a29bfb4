import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { ApiError } from "./api-error";
import { ShopClient } from "./shop-client";

let server: Server;
let base: string;
let received: IncomingMessage[];
let puzzle: Challenge | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    if (request.url === "/api/invoice")
      return response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF");
    if (request.url === "/api/busy" && !request.headers["x-proof-of-work"])
      return response
        .writeHead(428, { "Content-Type": "application/json" })
        .end(JSON.stringify({ success: false, message: "Prove it.", puzzle }));
    const refused = request.url === "/api/refused";
    response.writeHead(refused ? 409 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(refused ? { success: false, message: "Changed.", quote: { total: 5 } } : { ok: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
});

const anonymous = () => null;
const asha = () => "her.raw.token";

describe("the API client", () => {
  // @spec customer-calls-need-token
  it("sends the token raw, without Bearer", async () => {
    await new ShopClient(base, asha).fetch("/cart", { method: "GET" });
    expect(received[0]?.headers.authorization).toBe("her.raw.token");
  });

  it("sends no token for a guest, or if the caller omits it", async () => {
    await new ShopClient(base, anonymous).fetch("/cart", { method: "GET" });
    await new ShopClient(base, asha).fetch("/Banner", { method: "GET", headers: { Authorization: null } });
    expect(received.map((request) => request.headers.authorization)).toEqual([undefined, undefined]);
  });

  it("sends JSON, and a form with its boundary", async () => {
    const form = new FormData();
    form.append("image", new Blob(["x"]), "x.png");
    await new ShopClient(base, asha).fetch("/cart", { method: "POST", body: { quantity: 1 } });
    await new ShopClient(base, asha).fetch("/rating", { method: "POST", body: form as unknown as { image: Blob } });
    expect(received.map((request) => request.headers["content-type"])).toEqual([
      "application/json",
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
  });

  // @spec server-message-shown
  it("keeps the status, the message and the whole body of an error response", async () => {
    const refusal = new ShopClient(base, asha).fetch("/refused", { method: "POST", body: {} });
    await expect(refusal).rejects.toEqual(
      new ApiError(409, "Changed.", { success: false, message: "Changed.", quote: { total: 5 } }),
    );
    await expect(refusal).rejects.toMatchObject({ status: 409, body: { quote: { total: 5 } } });
  });

  it("returns a file as a Blob of its type", async () => {
    const file = await new ShopClient(base, asha).fetch<Blob>("/invoice", { method: "GET" });
    expect(file).toMatchObject({ type: "application/pdf", size: 4 });
  });

  it("reports an unreachable server as status 0", async () => {
    // Port 1 has no listener.
    const unreached = new ShopClient("http://127.0.0.1:1", asha).fetch("/cart", { method: "GET" });
    await expect(unreached).rejects.toMatchObject({ status: 0, message: "", body: null });
  });

  it("solves the puzzle of a server that wants a proof of work, and repeats the request as it was", async () => {
    const hmacSignatureSecret = "secret";
    puzzle = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: 10,
      counter: 20,
      deriveKey,
      hmacSignatureSecret,
    });
    const answer = await new ShopClient(base, asha).fetch("/busy", { method: "POST", body: { quantity: 1 } });
    expect(answer).toEqual({ ok: true });
    expect(received.map(({ headers }) => [headers.authorization, headers["content-length"]])).toEqual([
      ["her.raw.token", "14"],
      ["her.raw.token", "14"],
    ]);
    const proof = JSON.parse(atob(String(received[1]?.headers["x-proof-of-work"])));
    expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
  });

  it("keeps the refusal if the puzzle can't be solved", async () => {
    puzzle = null;
    const refusal = new ShopClient(base, asha).fetch("/busy", { method: "POST", body: {} });
    await expect(refusal).rejects.toMatchObject({ status: 428, message: "Prove it." });
    expect(received).toHaveLength(1);
  });
});
