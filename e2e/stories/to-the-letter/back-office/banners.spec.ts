import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold } from "../../../support/answers";
import { aPixelFile, theCatalogue } from "../../../support/catalogue";
import { expectPagesOfSix, expectRetry, expectToWait, listOf } from "../../../support/list-screen";
import { button, heading, said } from "../../../support/screen";
import { aNewName, openBackOffice } from "../../../support/staff";

// Inactive, so that they do not appear on other stories' home page.
const hidden = { status: false, order: 900 };

test.describe("The banners", () => {
  // @spec columns-order-image-title sorted-order-ascending-pages empty-text-banners-found
  test("are a paged table in ascending order, cards on small screens", async ({ page }) => {
    const { banner } = theCatalogue(page.request);
    const mark = aNewName("Fair");
    for (const order of [6, 4, 5, 3, 2, 1])
      await banner({ ...hidden, title: `${mark} no ${order}`, order: 900 + order });
    await openBackOffice(page, `/dashboard/banners?search=${encodeURIComponent(mark)}`);
    await expect(heading(page, "Banners")).toBeVisible();
    const { rows, headers } = listOf(page, "Banners");
    await expect(headers).toHaveText(["Order", "Image", "Title", "Link", "Status", "Created At", "Actions"]);
    for (const place of [0, 1, 2, 3, 4]) await expect(rows.nth(place)).toContainText(`no ${place + 1}`);
    const link = rows.first().getByRole("link");
    await expect(link).toHaveAttribute("href", "/cart");
    await expect(link).toHaveAttribute("target", "_blank");
    await expectPagesOfSix(page, "Banners");
    await page.getByRole("searchbox").fill(`${mark} nothing`);
    await said(page, "No banners found.");
    await expectRetry(page, /\/api\/v1\/Banner/, { said: "Could not fetch banners.", shown: "The shop is away." });
    await said(page, "No banners found.");
    await page.route(/\/api\/v1\/Banner/, (route) => route.fulfill({ json: { success: true, banners: "none" } }));
    await page.reload();
    await said(page, "Invalid banner data format.");
  });

  // @spec dialog-add-new-banner title-link-required-image link-path-shop-http save-fails-keeps-dialog
  test("are added and edited in a dialog that stays open if saving fails", async ({ page }) => {
    await openBackOffice(page, "/dashboard/banners?sort=createdAt&order=desc&limit=50");
    await button(page, "Add banner").click();
    const dialog = page.getByRole("dialog", { name: "Add New Banner" });
    const create = dialog.getByRole("button", { name: "Create Banner" });
    await expect(dialog.getByLabel("Link")).toHaveAttribute("placeholder", "/products/sale");
    await create.click();
    await said(page, "Title and Link are required.");
    await said(page, "An image is required for a new banner.");
    await expectAccessible(page);
    const title = aNewName("Monsoon sale");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Link").fill("javascript:alert(1)");
    await dialog.getByLabel("Display order").fill("-1");
    await dialog.getByLabel("Image").setInputFiles(aPixelFile());
    await expect(dialog.getByAltText("Selected image")).toBeVisible();
    await create.click();
    await expect(dialog.getByText(/^The link must be a path in the shop/)).toBeVisible();
    await said(page, "Please enter a whole number of 0 or more.");
    await dialog.getByLabel("Link").fill("/cart");
    await dialog.getByLabel("Display order").fill("950");
    await dialog.getByRole("switch", { name: "Active" }).click();
    const call = /\/api\/v1\/banner/i;
    const refuse = (route: import("@playwright/test").Route) =>
      route.request().method() === "GET" ? route.continue() : route.abort();
    await page.route(call, refuse);
    await create.click();
    await expect(dialog.getByRole("alert")).toHaveText("Error saving banner: The server did not respond.");
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
    await page.unroute(call, refuse);
    const release = await hold(page, call);
    await create.click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
    release();
    await said(page, "Banner saved successfully!");
    const { row } = listOf(page, "Banners");
    await expect(row(title)).toContainText("950");
    await page.unrouteAll();

    await button(page, `Edit ${title}`).click();
    const edit = page.getByRole("dialog", { name: "Edit Banner" });
    await expect(edit.getByAltText("Current image")).toBeVisible();
    await edit.getByLabel("Display order").fill("951");
    await edit.getByLabel("Shown from").fill("2031-10-20T10:00");
    await edit.getByLabel("Shown until").fill("2031-10-19T10:00");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByText("The banner must end after it starts.")).toBeVisible();
    await expectAccessible(page);
    await edit.getByLabel("Shown until").fill("2031-10-27T10:00");
    await edit.getByLabel("Shown to").selectOption("Guests who have not logged in");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit).toHaveCount(0);
    await expect(row(title)).toContainText("951");
    await expect(row(title)).toContainText("From 20 Oct 2031");
    await expect(row(title)).toContainText("Until 27 Oct 2031");
    await expect(row(title)).toContainText("Guests who have not logged in");
  });

  // @spec status-toggled-list-screen asks-before-deletes-banner
  test("are toggled in place, reverted on failure, and deleted", async ({ page }) => {
    const { title } = await theCatalogue(page.request).banner({ ...hidden, title: aNewName("Off season") });
    await openBackOffice(page, `/dashboard/banners?search=${encodeURIComponent(title)}`);
    const toggle = page.getByRole("switch", { name: `Status of ${title}` });
    await expect(toggle).not.toBeChecked();
    const call = /\/api\/v1\/banner\//i;
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await expectToWait(toggle, await hold(page, call), true);
    expect((await sent).postDataJSON()).toEqual({ status: true });
    await said(page, "Banner status updated!");
    await page.unrouteAll();
    await page.route(call, (route) => route.abort());
    await toggle.click();
    await said(page, "Failed to update status");
    await expect(toggle).toBeChecked();
    await page.unrouteAll();
    await button(page, `Delete ${title}`).click();
    const ask = page.getByRole("alertdialog");
    await expect(ask).toContainText("Are you sure you want to delete this banner?");
    await ask.getByRole("button", { name: "Delete" }).click();
    await said(page, "Banner deleted successfully!");
    await said(page, "No banners found.");
  });
});
