import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError } from "./api-error";
import { ShopClient } from "./shop-client";

let server: Server;
let base: string;
let received: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    if (request.url === "/api/invoice")
      return response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF");
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
});
