import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { button, heading, said } from "../../support/screen";
import { aMember, aNewName, openBackOffice } from "../../support/staff";

test.describe("Collections in the back office", () => {
  test("are added by a rule, shown to shoppers, changed to chosen products, and deleted", async ({ page }) => {
    const title = aNewName("Budget finds");
    const { token } = await aMember(page.request, ["view_product", "edit_product"]);
    await openBackOffice(page, "/dashboard/collections", token);
    await expect(heading(page, "Collections")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Add collection").click();
    const dialog = page.getByRole("dialog", { name: "Add collection" });
    const add = dialog.getByRole("button", { name: "Add collection" });
    await add.click();
    await expect(dialog.getByText("Please enter a title.")).toBeVisible();
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Address").fill("Not an address");
    await dialog.getByLabel("Description").fill("Good things for little money.");
    await dialog.getByLabel("Max price in ₹").fill("499");
    await add.click();
    await expect(
      dialog.getByText("The address may contain only lowercase letters, digits and single hyphens."),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Address").fill("");
    await add.click();
    await said(page, "Collection saved.");
    const open = async () => {
      await openBackOffice(page, `/dashboard/collections?search=${encodeURIComponent(title)}`, token);
      await expect(page.getByText("All products, up to ₹499").or(page.getByText("2 products")).first()).toBeVisible();
      return (await page.getByRole("link", { name: /^\/collections\// }).getAttribute("href")) ?? "";
    };
    const path = await open();
    await expect(page.getByRole("main").getByText("Shown", { exact: true }).last()).toBeVisible();

    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("Good things for little money.")).toBeVisible();
    await expect(page.getByText(/^\d+ Products? Found$/)).toBeVisible();
    await expectAccessible(page);

    await open();
    await button(page, `Edit ${title}`).click();
    const edit = page.getByRole("dialog", { name: "Edit collection" });
    await edit.getByLabel("Products", { exact: true }).selectOption("Chosen one by one");
    await edit.getByLabel("Find products").fill("cotton");
    const found = edit.getByRole("list", { name: "Products found" }).getByRole("button");
    await found.nth(0).click();
    await found.nth(1).click();
    await edit.getByLabel("Max price in ₹").fill("");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Collection saved.");
    await page.goto(path);
    await expect(page.getByText("2 Products Found")).toBeVisible();

    await open();
    await button(page, `Delete ${title}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Collection deleted.");
    await page.goto(path);
    await expect(page.getByText("Collection not found.")).toBeVisible();
  });

  test("are rows of the home page, which staff arrange @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_product", "edit_product"]);
    const openHome = async () => {
      await openBackOffice(page, "/dashboard/home-page", token);
      await expect(heading(page, "Home page")).toBeVisible();
    };
    const rows = page.getByRole("main").getByRole("listitem");
    const save = async () => {
      await button(page, "Save home page").click();
      await said(page, "Home page saved.");
      await expect(page.getByText("All changes saved.")).toBeVisible();
    };
    await openHome();
    await expect(rows.first()).toContainText("Fashion's Top Deals");
    await expectAccessible(page);
    await page.getByLabel("Add a row").selectOption("Loved by customers");
    await button(page, "Add row").click();
    for (let place = 6; place > 0; place -= 1) await button(page, "Move Loved by customers up").click();
    await button(page, "Remove Best of Electronics").click();
    await expect(rows.first()).toContainText("Loved by customers");
    await save();

    await page.goto("/");
    const row = page.getByRole("region", { name: "Loved by customers" });
    await expect(row.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Best of Electronics" })).toHaveCount(0);
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.indexOf("Loved by customers")).toBeLessThan(titles.indexOf("Fashion's Top Deals"));
    await expectAccessible(page);
    await row.getByRole("link", { name: "View all Loved by customers" }).click();
    await expect(page).toHaveURL("/collections/loved-by-customers");
    await expect(page.getByText("Rated four stars and more by those who bought them.")).toBeVisible();

    await openHome();
    await page.getByLabel("Publish at").fill("2099-01-01T00:00");
    await button(page, "Remove Fashion's Top Deals").click();
    await button(page, "Schedule home page").click();
    await said(page, "Home page scheduled.");
    const scheduled = page.getByRole("region", { name: "Scheduled" });
    await expect(scheduled).toContainText("1 Jan 2099");
    await expect(scheduled.getByRole("listitem").first()).toContainText("Loved by customers");
    await expectAccessible(page);
    const preview = await scheduled.getByRole("link", { name: "Preview the scheduled page" }).getAttribute("href");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Fashion's Top Deals" })).toBeVisible();
    await page.goto(preview ?? "");
    await said(page, "This is a preview. Customers see the rows that are published.");
    await expect(row.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Best Sale Products" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fashion's Top Deals" })).toHaveCount(0);
    await expectAccessible(page);
    await openHome();
    await scheduled.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByLabel("Publish at")).toHaveValue("2099-01-01T00:00");
    await button(page, "Discard").click();
    await scheduled.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await said(page, "The scheduled home page was removed.");
    await expect(scheduled).toHaveCount(0);

    await button(page, "Remove Loved by customers").click();
    await button(page, "Discard").click();
    await expect(rows.first()).toContainText("Loved by customers");
    await button(page, "Remove Loved by customers").click();
    await page.getByLabel("Add a row").selectOption("Best of Electronics");
    await button(page, "Add row").click();
    await button(page, "Move Best of Electronics up").click();
    await save();
  });

  test("can only be seen without the permission to edit products @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_product"]);
    await openBackOffice(page, "/dashboard/collections", token);
    await expect(page.getByText("/collections/under-499")).toBeVisible();
    await expect(button(page, "Add collection")).toHaveCount(0);
  });
});
