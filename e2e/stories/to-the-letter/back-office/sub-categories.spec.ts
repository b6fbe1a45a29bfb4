import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { formFields, hold, saying } from "../../../support/answers";
import { aPixelFile, theCatalogue } from "../../../support/catalogue";
import { expectPagesOfSix, expectRetry, expectToWait, listOf } from "../../../support/list-screen";
import { button, heading, said } from "../../../support/screen";
import { aNewName, openBackOffice } from "../../../support/staff";

test.describe("The sub-categories", () => {
  // @spec paged-table-cards-small-screens empty-text-sub-categories could-fetch-sub-categories
  test("are a paged table, newest first, cards on small screens", async ({ page }) => {
    const { category, subCategory } = theCatalogue(page.request);
    const { _id } = await category();
    const mark = aNewName("Corner");
    for (const number of [1, 2, 3, 4, 5, 6]) await subCategory(_id, `${mark} no ${number}`);
    await openBackOffice(page, `/dashboard/subcategories?search=${encodeURIComponent(mark)}`);
    await expect(heading(page, "Sub-Categories")).toBeVisible();
    const { rows } = listOf(page, "Sub-Categories");
    await expect(rows.first()).toContainText("no 6");
    await expect(rows.first()).toContainText("₹99");
    await expectPagesOfSix(page, "Sub-Categories");
    await page.getByRole("searchbox").fill(`${mark} nothing`);
    await said(page, "No sub-categories found.");
    await expectRetry(page, /\/api\/v1\/subcategory/i, {
      said: "Could not fetch sub-categories.",
      shown: "Error: The shop is away.",
    });
    await said(page, "No sub-categories found.");
  });

  // @spec paged-table-cards-small-screens could-fetch-sub-categories showonhomepage-false-unless-asked
  // @spec title-heading-parent-required starting-price-sent-number saving-while-saved-closes
  test("are added and edited in a dialog that shows what is missing and closes once saved", async ({ page }) => {
    const parent = await theCatalogue(page.request).category();
    await openBackOffice(page, "/dashboard/subcategories?limit=50");
    await button(page, "Add sub-category").click();
    const dialog = page.getByRole("dialog", { name: "Add new sub-category" });
    const create = dialog.getByRole("button", { name: "Create sub-category" });
    await create.click();
    await said(page, "Title, Heading, and Parent Category are required.");
    await said(page, "An image is required for a new sub-category.");
    await expectAccessible(page);
    const title = aNewName("Diyas");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Heading").fill("Light for every corner");
    await dialog.getByLabel("Parent category").selectOption({ label: parent.title });
    await dialog.getByLabel("Price from (₹)").fill("149");
    await dialog.getByLabel("Image").setInputFiles(aPixelFile());
    await expect(dialog.getByRole("switch", { name: "Show on Home" })).not.toBeChecked();
    const sent = page.waitForRequest((request) => request.method() === "POST");
    const release = await hold(page, /\/api\/v1\/subcategory\//i);
    await create.click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
    const request = await sent;
    expect(request.url()).toMatch(new RegExp(`/api/v1/subcategory/${parent._id}$`, "i"));
    expect(request.postData()).toMatch(/name="fromStartPrice"\s+149\s/);
    release();
    await said(page, "Sub-category saved successfully!");
    await expect(dialog).toHaveCount(0);
    const { row } = listOf(page, "Sub-Categories");
    for (const text of [parent.title, "₹149", "Light for every corner"]) await expect(row(title)).toContainText(text);

    await page.unrouteAll();
    await button(page, `Edit ${title}`).click();
    const edit = page.getByRole("dialog", { name: "Edit sub-category" });
    await edit.getByLabel("Heading").fill("Light");
    const call = /\/api\/v1\/subcategory\/[^/]+$/i;
    await page.route(call, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByRole("alert")).toHaveText("Error: The server did not respond.");
    await expect(edit.getByLabel("Heading")).toHaveValue("Light");
    await page.unrouteAll();
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit).toHaveCount(0);
    await page.route(/\/api\/v1\/Category\?/, saying(503, "Away."));
    await page.reload();
    await button(page, "Add sub-category").click();
    await said(page, "Could not fetch parent categories.");
  });

  // @spec paged-table-cards-small-screens toggles-wait-while-flight you-sure-you-want-delete-sub
  // @spec put-subcategory-id-toggles
  test("are toggled, shown on the home page, and deleted, in place", async ({ page }) => {
    const { category, subCategory, product } = theCatalogue(page.request);
    const { _id: categoryId } = await category();
    const [free, used] = [await subCategory(categoryId), await subCategory(categoryId)];
    await product({ categoryId, subCategoryId: used._id });
    await openBackOffice(page, "/dashboard/subcategories?limit=50");
    const status = page.getByRole("switch", { name: `Status of ${free.title}` });
    const home = page.getByRole("switch", { name: `Show ${free.title} on Home` });
    const call = /\/api\/v1\/subcategory\//i;
    const toggled = page.waitForRequest((request) => request.method() === "PUT" && call.test(request.url()));
    await expectToWait(status, await hold(page, call), false);
    await said(page, "Sub-category status updated!");
    expect(formFields(await toggled)).toMatchObject({
      status: "false",
      title: free.title,
      heading: free.heading,
      categoryId,
      showOnHomePage: "false",
      fromStartPrice: String(free.fromStartPrice),
    });
    await page.unrouteAll();
    await expectToWait(home, await hold(page, call), true);
    await said(page, "Sub-category 'Show on Home' status updated!");
    await page.unrouteAll();
    await page.route(call, (route) => route.abort());
    await status.click();
    await said(page, "Error: The server did not respond.");
    await expect(status).not.toBeChecked();

    const ask = page.getByRole("alertdialog");
    await button(page, `Delete ${free.title}`).click();
    await expect(ask).toContainText("Are you sure you want to delete this sub-category?");
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(ask.getByRole("alert")).toContainText("Failed to delete sub-category.");
    await page.unrouteAll();
    await ask.getByRole("button", { name: "Delete" }).click();
    await said(page, "Sub-category deleted successfully!");
    await button(page, `Delete ${used.title}`).click();
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(ask.getByRole("alert")).toContainText("Error: This sub-category still has 1 product.");
  });
});
