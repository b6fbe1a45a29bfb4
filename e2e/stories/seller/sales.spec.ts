import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { formTime } from "../../support/offers";
import { button, heading, productPath, said } from "../../support/screen";
import { openPortal } from "../../support/seller";
import { aNewName, openBackOffice } from "../../support/staff";
import { aStall } from "../../support/stall";
import { test } from "../../support/test";

test.describe("A seller's sales", () => {
  test("lower the seller's prices for shoppers until staff end them", async ({ page }) => {
    const { seller, product } = await aStall(page.request, "Jug");
    const title = aNewName("Monsoon");
    await openPortal(page, seller, "/seller/sales");
    await expect(heading(page, "Sales")).toBeVisible();
    await expect(page.getByText("No sales yet")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Add sale").first().click();
    const dialog = page.getByRole("dialog", { name: "Add sale" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Discount in percent").fill("20");
    await dialog.getByLabel("Starts").fill(formTime(-1));
    await dialog.getByLabel("Ends").fill(formTime(3));
    await expectAccessible(page);
    // What was entered for a percentage is there again after a look at prices of variants.
    const kind = dialog.getByLabel("Discount", { exact: true });
    await kind.selectOption("A price for each variant");
    await dialog.getByLabel("Find products").fill("jug");
    await dialog.getByRole("button", { name: `Add ${product.title}` }).click();
    await dialog.getByLabel(`Sale price of ${product.title} in ₹`).fill("200");
    await expectAccessible(page);
    await kind.selectOption("A percentage");
    await expect(dialog.getByLabel("Discount in percent")).toHaveValue("20");
    await kind.selectOption("A price for each variant");
    await expect(dialog.getByLabel(`Sale price of ${product.title} in ₹`)).toHaveValue("200");
    await dialog.getByRole("button", { name: "Add sale" }).click();
    await said(page, "Sale saved.");
    const card = page.getByRole("article", { name: `Sale ${title}` });
    await expect(card).toContainText("Individual variants");
    await expect(card).toContainText("Running");
    await expectAccessible(page);
    await button(page, `Edit: ${title}`).click();
    const edit = page.getByRole("dialog", { name: "Edit sale" });
    await expect(edit.getByLabel(`Sale price of ${product.title} in ₹`)).toHaveValue("200");
    await edit.getByLabel("Ends").fill(formTime(5));
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Sale saved.");

    await expect
      .poll(async () => {
        await page.goto(productPath({ _id: product._id, slug: "a-jug" }));
        return page.getByText("₹200", { exact: true }).first().isVisible();
      })
      .toBe(true);

    await openBackOffice(page, `/dashboard/sales?search=${encodeURIComponent(title)}&owner=sellers`);
    await expect(page.getByText(/^of /).first()).toBeVisible();
    await expect(button(page, `Edit ${title}`)).toHaveCount(0);
    await button(page, `End ${title} now`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
    await said(page, "The sale has ended. Prices are back.");

    await openPortal(page, seller, "/seller/sales?status=over");
    await expect(card).toContainText("Ended");
    await button(page, `Delete: ${title}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Sale deleted.");
    await expect(page.getByText("No matching sales")).toBeVisible();
  });
});
