import { recordOf } from "./record-engine-write";

describe("what the audit log keeps of a change in the engine's admin", () => {
  it("is what was sent", () => {
    expect(recordOf("POST /product-tags", { value: "diwali" })).toEqual({ value: "diwali" });
    expect(recordOf("DELETE /products/:id", undefined)).toEqual({});
  });

  it("is no shopper's name or address, but the fields that were sent", () => {
    const body = { email: "asha@example.test", shipping_address: { first_name: "Asha" } };
    for (const call of ["POST /customers", "POST /orders/:id", "POST /draft-orders", "POST /customers/:id/addresses"]) {
      expect(recordOf(call, body)).toEqual({ fields: ["email", "shipping_address"] });
    }
  });

  it("is no secret, however deep", () => {
    const kept = recordOf("POST /stores/:id", { name: "Haat", metadata: { smtp: { password: "hush", apiKey: "k" } } });
    expect(kept).toEqual({ name: "Haat", metadata: { smtp: { password: "(not kept)", apiKey: "(not kept)" } } });
  });

  it("is nothing of a long list, nor of what is no record", () => {
    expect(recordOf("POST /products/batch", { create: ["x".repeat(9000)] })).toEqual({});
    expect(recordOf("POST /products", "text")).toEqual({});
  });
});
