import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { recordEngineWrite, recordOf } from "./record-engine-write";

describe("the audit entry of a change in the engine's admin", () => {
  it("contains what was sent", () => {
    expect(recordOf("POST /product-tags", { value: "diwali" })).toEqual({ value: "diwali" });
    expect(recordOf("DELETE /products/:id", undefined)).toEqual({});
  });

  it("contains field names instead of shoppers' names and addresses", () => {
    const body = { email: "asha@example.test", shipping_address: { first_name: "Asha" } };
    for (const call of ["POST /customers", "POST /orders/:id", "POST /draft-orders", "POST /customers/:id/addresses"]) {
      expect(recordOf(call, body)).toEqual({ fields: ["email", "shipping_address"] });
    }
  });

  it("contains no secret at any depth", () => {
    const kept = recordOf("POST /stores/:id", { name: "Haat", metadata: { smtp: { password: "hush", apiKey: "k" } } });
    expect(kept).toEqual({
      name: "Haat",
      metadata: { smtp: { password: "(not recorded)", apiKey: "(not recorded)" } },
    });
  });

  it("contains nothing of an oversized body or a non-object", () => {
    expect(recordOf("POST /products/batch", { create: ["x".repeat(9000)] })).toEqual({});
    expect(recordOf("POST /products", "text")).toEqual({});
  });
});

describe("a change whose caller disconnects", () => {
  const server = createServer();
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** A call whose client closes the connection after the server has received it. */
  async function abandonedCall(): Promise<{ req: IncomingMessage; res: ServerResponse; hangUp: () => void }> {
    const asked = once(server, "request");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("DELETE /product-tags/1 HTTP/1.1\r\nHost: haat.test\r\n\r\n");
    const [req, res] = (await asked) as [IncomingMessage, ServerResponse];
    return { req, res, hangUp: () => socket.destroy() };
  }

  it.each(["before the guard has found out who it is", "after"])(
    "is recorded when the caller disconnects %s",
    async (moment) => {
      const { req, res, hangUp } = await abandonedCall();
      const closed = once(res, "close");
      const kept: object[] = [];
      const add = async (entry: object) => void kept.push(entry);
      const call = Object.assign(req, { path: "/product-tags/1", scope: { resolve: () => ({ add }) } });
      const write = () =>
        recordEngineWrite(call as unknown as MedusaRequest, res as unknown as MedusaResponse, {
          access: { userId: "user_1" } as Parameters<typeof recordEngineWrite>[2]["access"],
          call: "DELETE /product-tags/:id",
        });
      if (moment === "after") write();
      hangUp();
      await closed;
      if (moment !== "after") write();
      expect(kept).toMatchObject([{ actorId: "user_1", action: "engine.DELETE /product-tags/:id" }]);
    },
  );
});
