import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { formFields, hold, saying } from "../../../support/answers";
import { aPixelFile, theCatalogue } from "../../../support/catalogue";
import { expectPagesOfSix, expectRetry, expectToWait, listOf } from "../../../support/list-screen";
import { button, heading, said } from "../../../support/screen";
import { aNewName, openBackOffice } from "../../../support/staff";

test.describe("The categories", () => {
  // @spec paged-table-cards-small empty-text-categories-found list-t-read-says
  test("are a paged table, newest first, cards on small screens", async ({ page }) => {
    const { category } = theCatalogue(page.request);
    const mark = aNewName("Shelf");
    for (const number of [1, 2, 3, 4, 5, 6]) await category(`${mark} no ${number}`);
    await openBackOffice(page, `/dashboard/categories?search=${encodeURIComponent(mark)}`);
    await expect(heading(page, "Categories")).toBeVisible();
    const { rows, headers } = listOf(page, "Categories");
    await expect(rows.first()).toContainText("no 6");
    await expect(headers).toHaveText(["Image", "Title", "Status", "Created", "Actions"]);
    await expectPagesOfSix(page, "Categories");
    await page.getByRole("searchbox").fill(`${mark} nothing`);
    await said(page, "No categories found.");
    await expectRetry(page, /\/api\/v1\/Category/, {
      said: "Could not fetch categories.",
      shown: "Error: The shop is away.",
    });
    await said(page, "No categories found.");
  });

  // @spec paged-table-cards-small title-required-title-required saving-button-while-saved failed-save-keeps-dialog
  test("are added and edited in a dialog that shows what is missing and stays open if saving fails", async ({
    page,
  }) => {
    await openBackOffice(page, "/dashboard/categories?limit=50");
    await button(page, "Add category").click();
    const dialog = page.getByRole("dialog", { name: "Add new category" });
    await dialog.getByRole("button", { name: "Create category" }).click();
    await said(page, "Title is required.");
    await said(page, "An image is required for a new category.");
    await expectAccessible(page);
    const title = aNewName("Brass");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Image").setInputFiles({ ...aPixelFile("notes.png"), buffer: Buffer.from("no picture") });
    await expect(dialog.getByText(/^Please choose an image/)).toBeVisible();
    await dialog.getByLabel("Image").setInputFiles(aPixelFile());
    await expect(dialog.getByAltText("Selected image")).toBeVisible();
    const release = await hold(page, "**/api/v1/Category");
    await dialog.getByRole("button", { name: "Create category" }).click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    release();
    await said(page, "Category saved successfully!");
    await expect(dialog).toHaveCount(0);
    const { row } = listOf(page, "Categories");
    await expect(row(title)).toBeVisible();

    await page.unrouteAll();
    await button(page, `Edit ${title}`).click();
    const edit = page.getByRole("dialog", { name: "Edit category" });
    await edit.getByLabel("Title").fill(`${title} lamps`);
    const call = /\/api\/v1\/Category\/[^/]+$/;
    await page.route(call, saying(503, "The shop is busy."));
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByRole("alert")).toHaveText("The shop is busy.");
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByRole("alert")).toHaveText("Error saving category: The server did not respond.");
    await expect(edit.getByLabel("Title")).toHaveValue(`${title} lamps`);
    await page.unroute(call);
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(row(`${title} lamps`)).toBeVisible();
  });

  // @spec paged-table-cards-small status-toggled-place-toggle you-sure-you-want-delete put-category-id-status
  test("are toggled in place, and deleted once they are empty", async ({ page }) => {
    const { category, subCategory } = theCatalogue(page.request);
    const [free, used] = [await category(), await category()];
    await subCategory(used._id);
    await openBackOffice(page, "/dashboard/categories?limit=50");
    const toggle = page.getByRole("switch", { name: `Status of ${free.title}` });
    await expect(toggle).toBeChecked();
    const toggled = page.waitForRequest(
      (request) => request.method() === "PUT" && request.url().includes("/Category/"),
    );
    await expectToWait(toggle, await hold(page, "**/api/v1/Category/**"), false);
    expect(formFields(await toggled)).toMatchObject({ status: "false", title: free.title });
    await said(page, "Category status updated!");
    await page.unrouteAll();
    await page.route("**/api/v1/Category/**", (route) => route.abort());
    await toggle.click();
    await said(page, "Error updating status: The server did not respond.");
    await expect(toggle).not.toBeChecked();
    await page.unrouteAll();

    const ask = page.getByRole("alertdialog");
    await button(page, `Delete ${used.title}`).click();
    await expect(ask).toContainText("Are you sure you want to delete this category?");
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(ask.getByRole("alert")).toContainText(
      "Error deleting category: This category still has 1 sub-category.",
    );
    await expectAccessible(page);
    await ask.getByRole("button", { name: "Cancel" }).click();
    await button(page, `Delete ${free.title}`).click();
    await ask.getByRole("button", { name: "Delete" }).click();
    await said(page, "Category deleted successfully!");
    await expect(page.getByText(free.title)).toHaveCount(0);
  });
});
