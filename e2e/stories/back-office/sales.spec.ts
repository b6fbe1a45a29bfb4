import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { theCatalogue } from "../../support/catalogue";
import { formTime } from "../../support/offers";
import { button, heading, productPath, said } from "../../support/screen";
import { aMember, aNewName, openBackOffice } from "../../support/staff";

test.describe("Sales in the back office", () => {
  test("lower prices for shoppers until they end", async ({ page }) => {
    const [brand, catalogue] = [aNewName("Ojas"), theCatalogue(page.request)];
    const { _id: categoryId } = await catalogue.category();
    const product = await catalogue.product({ categoryId, brand, price: 1000 });
    const { token } = await aMember(page.request, ["view_product", "edit_product"]);
    await openBackOffice(page, "/dashboard/sales", token);
    await expect(heading(page, "Sales")).toBeVisible();
    await button(page, "Add sale").click();
    const dialog = page.getByRole("dialog", { name: "Add sale" });
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await expect(dialog.getByText("Please enter a title.")).toBeVisible();
    await expect(dialog.getByText("Please enter when the sale ends.")).toBeVisible();
    await dialog.getByLabel("Title").fill(`Diwali of ${brand}`);
    await dialog.getByLabel("Discount in percent").fill("25");
    await dialog.getByLabel("Brand").fill(brand);
    await dialog.getByLabel("Starts").fill(formTime(-1));
    await dialog.getByLabel("Ends").fill(formTime(3));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await said(page, "Sale saved.");
    await expect(page.getByText(`Diwali of ${brand}`)).toBeVisible();
    await expectAccessible(page);

    const path = productPath({ _id: product._id, slug: "a-sale" });
    await expect
      .poll(async () => {
        await page.goto(path);
        return page.getByText("₹750", { exact: true }).first().isVisible();
      })
      .toBe(true);
    await expect(page.getByText(/^Sale price until /)).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^2 h \d\d min \d\d s left$/);
    await expectAccessible(page);

    await page.goto(`/dashboard/sales?search=${encodeURIComponent(brand)}`);
    await button(page, `End Diwali of ${brand} now`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
    await said(page, "The sale has ended. Prices are back.");
    await expect(button(page, `Delete Diwali of ${brand}`)).toBeVisible();
  });

  test("have prices of individual variants, entered by hand and by file", async ({ page }) => {
    const [brand, catalogue] = [aNewName("Ojas"), theCatalogue(page.request)];
    const { _id: categoryId } = await catalogue.category();
    const variants = ["M", "L"].map((size) => ({
      color: "Red",
      size,
      sku: `${brand}-${size}`,
      price: 1000,
      quantity: 5,
    }));
    const title = `Kurta of ${brand}`;
    const product = await catalogue.product({ categoryId, brand, title, variants });
    const { token } = await aMember(page.request, ["view_product", "edit_product"]);
    await openBackOffice(page, "/dashboard/sales", token);
    await button(page, "Add sale").click();
    const dialog = page.getByRole("dialog", { name: "Add sale" });
    await dialog.getByLabel("Title").fill(`Diwali of ${brand}`);
    await dialog.getByLabel("Starts").fill(formTime(-1));
    await dialog.getByLabel("Ends").fill(formTime(3));
    await dialog.getByLabel("Discount", { exact: true }).selectOption("A price for each variant");
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await expect(dialog.getByText("Please add a variant.")).toBeVisible();
    await dialog.getByLabel("Find products").fill(brand);
    await dialog.getByRole("button", { name: `Add ${title}` }).click();
    const [medium, large] = ["M", "L"].map((size) => dialog.getByLabel(`Sale price of ${title} (Red, ${size}) in ₹`));
    await medium?.fill("750");
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await expect(dialog.getByText("Please enter a price of at least ₹1")).toBeVisible();
    await expectAccessible(page);
    const csv = `SKU,Sale price\n${brand}-L,"₹1,200"\nSOFA,5\n`;
    await dialog
      .getByLabel("CSV file")
      .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(dialog.getByText("Row 3: no variant has the SKU or ID “SOFA”.")).toBeVisible();
    await expect(medium ?? dialog).toHaveValue("750");
    await expect(large ?? dialog).toHaveValue("1200");
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await expect(
      dialog.getByText(`The sale price of ${title} (Red, L) must be below its selling price, ₹1,000.`),
    ).toBeVisible();
    await dialog.getByRole("button", { name: `Remove ${title} (Red, L)` }).click();
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await said(page, "Sale saved.");
    await page.goto(`/dashboard/sales?search=${encodeURIComponent(brand)}`);
    await expect(page.getByText("Individual variants (1 price)")).toBeVisible();
    await button(page, `Edit Diwali of ${brand}`).click();
    const edit = page.getByRole("dialog", { name: "Edit sale" });
    await expect(edit.getByLabel(`Sale price of ${title} (Red, M) in ₹`)).toHaveValue("750");
    await expectAccessible(page);
    await edit.getByLabel("Ends").fill(formTime(5));
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Sale saved.");
    await expect
      .poll(async () => {
        await page.goto(productPath({ _id: product._id, slug: "a-sale" }));
        return page.getByText("₹750", { exact: true }).first().isVisible();
      })
      .toBe(true);
  });

  test("can only be seen without the permission to edit products @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_product"]);
    await openBackOffice(page, "/dashboard/sales", token);
    await expect(heading(page, "Sales")).toBeVisible();
    await expect(button(page, "Add sale")).toHaveCount(0);
  });
});
