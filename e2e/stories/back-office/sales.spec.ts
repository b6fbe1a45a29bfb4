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

  test("can only be seen without the permission to edit products @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_product"]);
    await openBackOffice(page, "/dashboard/sales", token);
    await expect(heading(page, "Sales")).toBeVisible();
    await expect(button(page, "Add sale")).toHaveCount(0);
  });
});
