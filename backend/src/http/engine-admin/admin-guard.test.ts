import type { AdministratorAccess } from "../../modules/access/administrator-access";
import { judgeEngineCall } from "./admin-guard";
import { mayAskFor } from "./asked-fields";
import { enginePatterns, findEnginePattern } from "./engine-routes";
import { enginePermissions, openCalls } from "./permissions";

const access = (permissions: string[], isFullAdministrator = false): AdministratorAccess => ({
  userId: "user_1",
  sessionId: "stses_1",
  staffId: "staff_1",
  isFullAdministrator,
  permissions: new Set(permissions),
});

describe("the engine's paths", () => {
  it("are read from its route files", () => {
    expect(enginePatterns().length).toBeGreaterThan(200);
    expect(enginePatterns()).toEqual(expect.arrayContaining(["/products", "/products/:id", "/orders/:id/cancel"]));
  });

  it.each([
    ["/products/prod_1", "/products/:id"],
    ["/PRODUCTS/prod_1/", "/products/:id"],
    // A fixed segment goes before a parameter, or `edit_product` would open the export.
    ["/products/export", "/products/export"],
    ["/products/prod_1/variants/batch", "/products/:id/variants/batch"],
    ["/users/me", "/users/me"],
    ["/products/", "/products"],
    ["/products//variants", null],
    ["/nothing/here", null],
    ["/", null],
  ])("are found for %s", (asked, pattern) => {
    expect(findEnginePattern(asked)).toBe(pattern);
  });

  it("are all real in our table", () => {
    const named = [...Object.keys(enginePermissions), ...openCalls].map((call) => call.split(" ")[1]);
    expect(named.filter((pattern) => !enginePatterns().includes(pattern ?? ""))).toEqual([]);
  });
});

describe("what of the engine's admin an account may call", () => {
  it("is what the table names for its permissions", () => {
    const editor = access(["view_product", "edit_product"]);
    expect(judgeEngineCall(editor, "GET /products")).toBeNull();
    expect(judgeEngineCall(editor, "POST /products/:id")).toBeNull();
    expect(judgeEngineCall(editor, "GET /orders")?.status).toBe(403);
    expect(judgeEngineCall(access(["view_product"]), "POST /products/:id")?.status).toBe(403);
    expect(judgeEngineCall(access([]), "GET /users/me")).toBeNull();
  });

  it("is nothing that the table does not name, but for full administrators", () => {
    const everything = access(["view_product", "edit_product", "edit_order", "edit_staff", "edit_settings"]);
    for (const call of ["DELETE /products/:id", "POST /price-lists", "POST /uploads", "POST /api-keys", null]) {
      expect(judgeEngineCall(everything, call)?.status).toBe(403);
      expect(judgeEngineCall(access([], true), call)).toBeNull();
    }
  });

  it.each([
    "POST /invites",
    "POST /invites/accept",
    "DELETE /users/:id",
    "POST /users/:id/reset-password",
    "POST /users/:id/roles",
    "POST /rbac/roles",
    "POST /workflows-executions/:workflow_id/run",
    "POST /workflows-executions/:workflow_id/steps/success",
  ])("is never %s, full administrators included", (call) => {
    expect(judgeEngineCall(access([], true), call)?.status).toBe(403);
  });
});

describe("what staff send of a product", () => {
  const send = (body: unknown, isFull = false) =>
    judgeEngineCall(access(["edit_product"], isFull), "POST /products/:id", { body });

  it("is what no rule of ours watches", () => {
    expect(send({ title: "A lamp", description: "", status: "draft" })).toBeNull();
    for (const body of [{ variants: [] }, { title: "x", categories: [] }, { images: [] }, { sales_channels: [] }]) {
      expect(send(body)?.status).toBe(403);
      expect(send(body, true)).toBeNull();
    }
  });
});

describe("the parameter fields", () => {
  it.each([
    "*customers",
    "id,title,+sales_channels.orders.email",
    "variants.order_items.order.*",
    "*sales_channels.publishable_api_keys",
    "+cart.id",
    "*Payment_Collections",
    "addresses,user.email",
  ])("leads nobody from products to %s", (fields) => {
    expect(mayAskFor(access(["view_product"]), fields)).toBe(false);
    expect(mayAskFor(access([], true), fields)).toBe(true);
  });

  it.each([undefined, "id,title,*variants.prices,+variants.allow_backorder,categories.name", "*sales_channels"])(
    "leaves what products are made of: %s",
    (fields) => {
      expect(mayAskFor(access(["view_product"]), fields)).toBe(true);
    },
  );

  it("follows an order to its customer and payment", () => {
    expect(mayAskFor(access(["view_order"]), "*customer,*payment_collections.payments.refunds")).toBe(true);
    expect(mayAskFor(access(["view_order"]), "*customer,cart.id")).toBe(false);
  });

  it("is judged too where it comes as a list", () => {
    expect(mayAskFor(access(["view_product"]), ["id", "*customers"])).toBe(false);
  });
});
