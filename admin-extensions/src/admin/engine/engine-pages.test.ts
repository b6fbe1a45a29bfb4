import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { mayOpen, pageRules, ruleOf } from "./engine-pages";

const editor = { isFullAdministrator: false, permissions: ["view_product", "edit_product", "view_category"] };
const full = { isFullAdministrator: true, permissions: [] };
const opens = (page: string, account = editor) => mayOpen(ruleOf(page), account);

describe("the pages of the engine's admin", () => {
  it.each(["/", "/products", "/products/prod_1/edit", "/categories", "/settings", "/inventory/"])(
    "are open to a catalogue editor: %s",
    (page) => expect(opens(page)).toBe(true),
  );

  it.each(["/orders", "/ORDERS/order_1", "/customers", "/settings/store", "/settings/workflows", "/staff", "/role"])(
    "are closed to that editor: %s",
    (page) => expect(opens(page)).toBe(false),
  );

  // @spec engine-admin-one-language
  it.each([
    "/promotions",
    "/collections/pcol_1",
    "/customer-groups",
    "/settings/translations",
    "/settings/profile/edit",
  ])("are closed to everybody if they change nothing in this shop: %s", (page) =>
    expect(opens(page, full)).toBe(false),
  );

  it("are only for full administrators if they are not listed", () => {
    expect(ruleOf("/something-new")).toBe("full-administrator");
    expect(ruleOf("/settings/something-new")).toBe("full-administrator");
    expect(ruleOf("/ordersomething")).toBe("full-administrator");
    expect(opens("/something-new", full)).toBe(true);
  });

  it("have a rule for every entry of the engine's two menus, so that a new entry needs a decision", () => {
    const dist = path.join(path.dirname(require.resolve("@medusajs/dashboard/package.json")), "dist");
    const app = readdirSync(dist)
      .filter((name) => name.endsWith(".mjs"))
      .map((name) => readFileSync(path.join(dist, name), "utf8"))
      .find((text) => text.includes("var useSettingRoutes = "));
    const menus = [
      app?.match(/var useCoreRoutes = [\s\S]*?\n\};/)?.[0],
      app?.match(/var useSettingRoutes = [\s\S]*?\n\};/)?.[0],
    ];
    const entries = menus.flatMap((text) =>
      [...(text ?? "").matchAll(/^ +to: "(\/[^"]+)"/gm)].map(([, to]) => to ?? ""),
    );
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((to) => pageRules[to] === undefined)).toEqual([]);
  });
});
