import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold, saying, silent } from "../../../support/answers";
import { button, heading, said } from "../../../support/screen";
import { aNewName, aRole, asAdministrator, openBackOffice } from "../../../support/staff";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const question = (page: Page, text: string) => page.getByRole("alertdialog").filter({ hasText: text });
const heads = (page: Page) => page.getByRole("columnheader");
const aPermissionName = () =>
  aNewName("e2e")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");

/** Only rows with this text, using the list's search. */
async function find(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await expect(page.getByRole("row")).toHaveCount(2);
}

test.describe("Role Permissions", () => {
  // @spec role-permissions-table-name dialog-name-placeholder-add saving-while-saves-buttons
  // @spec permission-status-toggles-list deleting-permission-asks-first lists-show-newest-first
  test("are a table with a dialog to add, edit and delete one", async ({ page }) => {
    const name = aPermissionName();
    await openBackOffice(page, "/dashboard/rolepermission");
    await expect(heading(page, "Role Permissions")).toBeVisible();
    await expect(row(page, "Built in")).not.toHaveCount(0);
    await expect(heads(page)).toHaveText(["Name", "Description", "Created Date", "Status", "Actions"]);
    await expect(page.getByRole("row")).toHaveCount(6);
    await expectAccessible(page);

    await button(page, "Add permission").click();
    const form = dialog(page, "Add new permission");
    await expect(form.getByLabel("Name")).toHaveAttribute("placeholder", "add_product");
    await expect(form.getByRole("switch", { name: "Active" })).toBeChecked();
    await expectAccessible(page);
    await button(page, "Create permission").click();
    await expect(form.getByText("Permission name is required.")).toBeVisible();
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Description").fill("Made by a story");
    const release = await hold(page, "**/api/v1/permissions");
    await button(page, "Create permission").click();
    await expect(button(page, "Saving...")).toBeDisabled();
    await expect(button(page, "Cancel")).toBeDisabled();
    release();
    await said(page, "Permission saved successfully!");
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("row").nth(1)).toContainText(name);
    await expect(row(page, name)).toContainText("Active");

    await button(page, "Add permission").click();
    await form.getByLabel("Name").fill(name);
    await button(page, "Create permission").click();
    await expect(form.getByRole("alert")).toHaveText("A permission with this name already exists.");
    await button(page, "Cancel").click();
    await button(page, "Discard").click();

    const status = row(page, name).getByRole("switch");
    await status.click();
    await said(page, "Permission status updated!");
    await expect(status).not.toBeChecked();
    await page.route("**/api/v1/permissions/*", silent());
    await status.click();
    await said(page, "Failed to update status.");
    await expect(status).not.toBeChecked();
    await button(page, `Delete ${name}`).click();
    await expect(question(page, "Are you sure you want to delete this permission?")).toBeVisible();
    await button(page, "Delete").click();
    await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText("Failed to delete permission.");
    await page.unroute("**/api/v1/permissions/*");
    await button(page, "Cancel").click();

    await button(page, `Edit ${name}`).click();
    const edit = dialog(page, "Edit permission");
    await edit.getByLabel("Description").fill("Changed by a story");
    await button(page, "Save Changes").click();
    await expect(row(page, name)).toContainText("Changed by a story");
    await expect(row(page, name)).toContainText("Inactive");
    await button(page, `Delete ${name}`).click();
    await button(page, "Delete").click();
    await said(page, "Permission deleted successfully!");
    await expect(row(page, name)).toHaveCount(0);
  });

  // @spec could-fetch-permissions-failed
  test("show loading errors", async ({ page }) => {
    await page.route("**/api/v1/permissions?*", silent());
    await openBackOffice(page, "/dashboard/rolepermission");
    await said(page, "Could not fetch permissions.");
    await page.unroute("**/api/v1/permissions?*");
    await page.route("**/api/v1/permissions?*", (route) => route.fulfill({ json: { success: true, data: "none" } }));
    await button(page, "Try Again").click();
    await said(page, "Failed to fetch permissions: Invalid data format.");
    await page.unroute("**/api/v1/permissions?*");
    await button(page, "Try Again").click();
    await expect(row(page, "_")).not.toHaveCount(0);
    await page.getByRole("searchbox").fill("no such permission");
    await said(page, "No permissions found.");
  });
});

test.describe("User Roles", () => {
  // @spec user-roles-table-role dialog-name-checklist-all role-status-toggles-list you-sure-you-want-delete-role
  // @spec lists-show-newest-first
  test("are a table of names with their permissions, and a dialog with checkboxes", async ({ page }) => {
    const name = aNewName("Clerk");
    await openBackOffice(page, "/dashboard/role");
    await expect(heading(page, "User Roles")).toBeVisible();
    await expect(row(page, "Catalogue editor").or(page.getByRole("row").nth(1)).first()).toBeVisible();
    await expect(heads(page)).toHaveText(["Role Name", "Permissions", "Status", "Created Date", "Actions"]);

    await button(page, "Add role").click();
    const form = dialog(page, "Add new role");
    const { total } = await asAdministrator(page.request).read("/permissions?page=1&limit=1");
    await expect(form.getByRole("checkbox").first()).toBeVisible();
    await expect.poll(() => form.getByRole("checkbox").count()).toBeGreaterThanOrEqual(total - 5);
    await expectAccessible(page);
    await button(page, "Create role").click();
    await expect(form.getByText("Role name is required.")).toBeVisible();
    await form.getByLabel("Role Name").fill(name);
    await button(page, "Create role").click();
    await said(page, "Role saved successfully!");
    await expect(row(page, name)).toContainText("No permissions assigned");
    await expect(row(page, name).getByRole("switch")).toBeChecked();

    await button(page, `Edit ${name}`).click();
    const edit = dialog(page, "Edit role");
    const all = edit.getByRole("checkbox", { name: "All of order", exact: true });
    const ofOrders = ["view_order", "edit_order"].map((name) => edit.getByLabel(name, { exact: true }));
    for (const isOn of [true, false]) {
      await all.click();
      for (const one of ofOrders) await expect(one).toBeChecked({ checked: isOn });
    }
    for (const one of ofOrders) await one.click();
    let body: unknown;
    await page.route("**/api/v1/role/*", (route) => {
      body = route.request().postDataJSON();
      return route.continue();
    });
    await button(page, "Save Changes").click();
    const chips = page.getByRole("list", { name: `Permissions of ${name}` });
    await expect(chips.getByRole("listitem")).toHaveCount(2);
    for (const permission of ["edit_order", "view_order"])
      await expect(chips.getByText(permission, { exact: true })).toBeVisible();
    expect(body).toMatchObject({ name });
    expect(body).not.toHaveProperty("status");

    const status = row(page, name).getByRole("switch");
    await status.click();
    await said(page, "Role status updated!");
    await expect(status).not.toBeChecked();
    await page.unroute("**/api/v1/role/*");
    await page.route("**/api/v1/role/*", silent());
    await status.click();
    await said(page, "Failed to update status.");
    await button(page, `Delete ${name}`).click();
    await expect(
      question(page, "Are you sure you want to delete this role? This action cannot be undone."),
    ).toBeVisible();
    await button(page, "Delete").click();
    await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText("Failed to delete role.");
    await page.unroute("**/api/v1/role/*");
    await button(page, "Delete").click();
    await said(page, "Role deleted successfully!");
    await expect(row(page, name)).toHaveCount(0);
  });

  // @spec saving-while-saves-buttons could-fetch-roles-could
  test("show errors, and the current version after a conflict", async ({ page }) => {
    const role = await aRole(page.request, ["view_banner"]);
    await page.route("**/api/v1/role?*", saying(503, "The shop is busy."));
    await openBackOffice(page, "/dashboard/role");
    await said(page, "Could not fetch roles.");
    await said(page, "The shop is busy.");
    await page.unroute("**/api/v1/role?*");
    await button(page, "Try Again").click();
    await find(page, role.name);
    await page.route("**/api/v1/permissions*", silent());
    await button(page, `Edit ${role.name}`).click();
    await said(page, "Could not load permissions.");
    await page.unroute("**/api/v1/permissions*");
    await dialog(page, "Edit role").getByRole("button", { name: "Try Again" }).click();
    await expect(dialog(page, "Edit role").getByLabel("view_banner", { exact: true })).toBeChecked();

    // Someone else changes it in the meantime.
    await asAdministrator(page.request).put(`/role/${role._id}`, { name: `${role.name} too`, permissions: [] });
    await dialog(page, "Edit role").getByLabel("Role Name").fill("Mine");
    await button(page, "Save Changes").click();
    await expect(dialog(page, "Edit role").getByRole("alert")).toHaveText(
      "This was changed by someone else. Please reload and try again.",
    );
    await expect(dialog(page, "Edit role").getByLabel("Role Name")).toHaveValue("Mine");
    await asAdministrator(page.request).remove(`/role/${role._id}`);
  });

  // @spec lists-show-newest-first
  test("have pages of 5, 10, 20 or 50", async ({ page }) => {
    await openBackOffice(page, "/dashboard/rolepermission");
    await expect(page.getByText(/^Showing 1 to 5 of \d+ results$/)).toBeVisible();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await expect(button(page, "Previous")).toBeDisabled();
    await button(page, "Next").click();
    await expect(page.getByText(/^Showing 6 to 10 of \d+ results$/)).toBeVisible();
    const size = page.getByLabel("Rows per page");
    await expect(size.getByRole("option")).toHaveText(["5", "10", "20", "50"]);
    await expect(size).toHaveValue("5");
    await size.selectOption("50");
    await expect(page).toHaveURL(/limit=50/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.getByRole("searchbox").fill("view_earnings");
    await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  });
});
