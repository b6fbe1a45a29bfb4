import { permissionGroups } from "./permission-checklist";

it("groups permissions by subject", () => {
  const named = ["view_order", "edit_order", "view_category", "pack", "view_earnings"].map((name) => ({ name }));
  expect(permissionGroups(named).map(({ about, list }) => [about, list.map(({ name }) => name)])).toEqual([
    ["category", ["view_category"]],
    ["earnings", ["view_earnings"]],
    ["order", ["view_order", "edit_order"]],
    ["pack", ["pack"]],
  ]);
});
