import type { AdministratorAccess } from "#modules/access/administrator-access";
import { checkEngineCall } from "./admin-guard";
import { mayAskFor, mayQuery } from "./asked-fields";
import { enginePatterns, findEnginePattern } from "./engine-routes";
import { enginePermissions, openCalls } from "./permissions";

const access = (permissions: string[], isFullAdministrator = false): AdministratorAccess => ({
  userId: "user_1",
  sessionId: "stses_1",
  staffId: "staff_1",
  isFullAdministrator,
  permissions: new Set(permissions),
});

describe("the engine's path patterns", () => {
  it("are read from its route files", () => {
    expect(enginePatterns().length).toBeGreaterThan(200);
    expect(enginePatterns()).toEqual(expect.arrayContaining(["/products", "/products/:id", "/orders/:id/cancel"]));
  });

  it.each([
    ["/products/prod_1", "/products/:id"],
    ["/PRODUCTS/prod_1/", "/products/:id"],
    // A fixed segment wins over a parameter; otherwise `edit_product` would open the export.
    ["/products/export", "/products/export"],
    ["/products/prod_1/variants/batch", "/products/:id/variants/batch"],
    ["/users/me", "/users/me"],
    ["/products/", "/products"],
    ["/products//variants", null],
    ["/nothing/here", null],
    ["/", null],
  ])("are matched for %s", (asked, pattern) => {
    expect(findEnginePattern(asked)).toBe(pattern);
  });

  it("include every path in our permission table", () => {
    const named = [...Object.keys(enginePermissions), ...openCalls].map((call) => call.split(" ")[1]);
    expect(named.filter((pattern) => !enginePatterns().includes(pattern ?? ""))).toEqual([]);
  });
});

describe("checkEngineCall", () => {
  it("allows what the table lists for the account's permissions", () => {
    const editor = access(["view_product", "edit_product"]);
    expect(checkEngineCall(editor, "GET /products")).toBeNull();
    expect(checkEngineCall(editor, "POST /products/:id")).toBeNull();
    expect(checkEngineCall(editor, "GET /orders")?.status).toBe(403);
    expect(checkEngineCall(access(["view_product"]), "POST /products/:id")?.status).toBe(403);
    expect(checkEngineCall(access([]), "GET /users/me")).toBeNull();
  });

  it("allows calls outside the table to full administrators only", () => {
    const everything = access(["view_product", "edit_product", "edit_order", "edit_staff", "edit_settings"]);
    for (const call of ["DELETE /products/:id", "POST /price-lists", "POST /uploads", "POST /api-keys", null]) {
      expect(checkEngineCall(everything, call)?.status).toBe(403);
      expect(checkEngineCall(access([], true), call)).toBeNull();
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
  ])("refuses %s even to full administrators", (call) => {
    expect(checkEngineCall(access([], true), call)?.status).toBe(403);
  });
});

describe("a product update by staff", () => {
  const send = (body: unknown, isFull = false) =>
    checkEngineCall(access(["edit_product"], isFull), "POST /products/:id", { body });

  it("may only change fields that none of our rules covers", () => {
    expect(send({ title: "A lamp", description: "", status: "draft" })).toBeNull();
    for (const body of [{ variants: [] }, { title: "x", categories: [] }, { images: [] }, { sales_channels: [] }]) {
      expect(send(body)?.status).toBe(403);
      expect(send(body, true)).toBeNull();
    }
  });
});

describe("the fields parameter", () => {
  // @spec read-engine-admin-follows
  it.each([
    "*customers",
    "id,title,+sales_channels.orders.email",
    "variants.order_items.order.*",
    "*sales_channels.publishable_api_keys",
    "+cart.id",
    "*Payment_Collections",
    "addresses,user.email",
    // The engine treats it as requested when a plain name is next to it.
    "id,-customers",
    "id, customers",
    "id,what_an_update_brings",
    "*what_an_update_brings",
    "variants.what_an_update_brings.email",
    "variants.users_link.user",
    "product_link",
    "*",
    "**",
    "constructor",
    "provider_metadata",
  ])("cannot reach from products: %s", (fields) => {
    expect(mayAskFor(access(["view_product"]), fields)).toBe(false);
    expect(mayAskFor(access([], true), fields)).toBe(true);
  });

  it.each([
    undefined,
    "id,title,*variants.prices,+variants.allow_backorder,categories.name",
    "*sales_channels",
    "images.*",
    "",
  ])("can read a product's own data: %s", (fields) => {
    expect(mayAskFor(access(["view_product"]), fields)).toBe(true);
  });

  it.each([
    // What the engine's own pages request.
    ["view_product", "*categories,*shipping_profile,-variants"],
    [
      "view_product",
      "*inventory_items,*inventory_items.inventory,*inventory_items.inventory.location_levels,*options,*options.option,*prices,*prices.price_rules,+images.id,+images.url,+images.variants.id",
    ],
    ["view_product", "-type,-collection,-tags,-images,-variants,-sales_channels"],
    ["view_product", "*variants,*variants.product,*variants.options"],
    ["view_product", "+stock_locations.id,+stock_locations.name"],
    ["view_product", "id,name,handle,is_active,is_internal,parent_category"],
    ["view_order", "id,status,created_at,email,display_id,custom_display_id,payment_status,fulfillment_status,total"],
    [
      "view_order",
      "id,refundable_total,order_change,item_discount_total,discount_subtotal,shipping_discount_total,*customer,*items,*items.variant,*items.variant.product,*items.variant.options,+items.variant.manage_inventory,*items.variant.inventory_items.inventory,+items.variant.inventory_items.required_quantity,+summary,*shipping_address,*billing_address,*sales_channel,*promotions,*shipping_methods,*credit_lines,*fulfillments,+fulfillments.shipping_option.service_zone.fulfillment_set.type,*fulfillments.items,*fulfillments.labels,*payment_collections,*payment_collections.payment_sessions,*payment_collections.payments.refunds.refund_reason,region.automatic_taxes",
    ],
    ["view_order", "*items.item,*items.item.variant,*items.item.variant.product,+received_at,*additional_items"],
    ["view_customer", "+*addresses"],
    ["view_customer", "id,email,first_name,last_name,has_account,*groups"],
    ["view_settings", "*payment_providers,*countries,+automatic_taxes"],
    [
      "view_settings",
      "name,*sales_channels,*address,*fulfillment_sets,*fulfillment_sets.service_zones,*fulfillment_sets.service_zones.shipping_options",
    ],
    ["view_staff", "id,email,first_name,last_name,created_at"],
  ])("is allowed to holders of %s: %s", (permission, fields) => {
    expect(mayAskFor(access([permission]), fields)).toBe(true);
  });

  it("can follow an order to its customer and payment", () => {
    expect(mayAskFor(access(["view_order"]), "*customer,*payment_collections.payments.refunds")).toBe(true);
    expect(mayAskFor(access(["view_order"]), "*customer,cart.id")).toBe(false);
  });

  // @spec read-engine-admin-follows
  it("is also checked as a list, as an object and in the sort order", () => {
    const editor = access(["view_product"]);
    expect(mayAskFor(editor, ["id", "*customers"])).toBe(false);
    expect(mayQuery(editor, { limit: "1", q: "customers", fields: "id", order: "-created_at" })).toBe(true);
    for (const query of [{ fields: { 0: "*customers" } }, { "fields.0": "*customers" }, { order: "-customers.email" }])
      expect(mayQuery(editor, query)).toBe(false);
    expect(mayQuery(access([], true), { order: "customers.email" })).toBe(true);
  });
});
