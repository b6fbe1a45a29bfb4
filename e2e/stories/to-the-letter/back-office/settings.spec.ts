import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { saying } from "../../../support/answers";
import { button, heading, said } from "../../../support/screen";
import { aMember, asAdministrator, openBackOffice } from "../../../support/staff";

const call = "**/api/v1/back-office/settings";

/** One story: the whole shop shares its settings, which must be restored for others. */
// @spec dashboard-settings-real-screen gstin-pan-pin-code saved-counts-once-shoppers two-administrators-save-second
// @spec failed-save-keeps-form
test("Settings are validated, saved once for everybody, and rejected with a stale version", async ({
  page,
  request,
}) => {
  const office = asAdministrator(request);
  const before = await office.read("/back-office/settings");
  await openBackOffice(page, "/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  const save = button(page, "Save settings");
  try {
    for (const name of ["Shop details", "GST", "Grievance officer", "Policies", "Returns", "Pincodes", "Stock"]) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.getByLabel("GSTIN", { exact: true })).toHaveValue(before.settings.shop.gstin);
    await expect(page.getByLabel("Return window (days from delivery)", { exact: true })).toHaveValue(
      String(before.settings.policy.returnDays),
    );
    await expect(save).toBeDisabled();
    await expectAccessible(page);

    await page.getByLabel("GSTIN", { exact: true }).fill("29AAAAA0000A1Z9");
    await page.getByLabel("Return window (days from delivery)", { exact: true }).fill("a week");
    await page.getByLabel("Pincodes without delivery", { exact: true }).fill("744, 0");
    await page.getByLabel("Legal name", { exact: true }).fill("");
    await save.click();
    await said(page, "Some fields need your attention. They are marked below.");
    await said(page, "Please enter a valid GSTIN.");
    await said(page, "Please enter a number.");
    await said(page, "Each entry must be a pincode or its first digits.");
    await said(page, "This field is required.");
    await expectAccessible(page);

    // Leaving asks for confirmation.
    await page.getByRole("link", { name: "Customer's List" }).click();
    await said(page, "Discard your changes?");
    await button(page, "Keep editing").click();
    await expect(page.getByLabel("GSTIN", { exact: true })).toHaveValue("29AAAAA0000A1Z9");
    await button(page, "Discard").click();
    await said(page, "All changes saved.");
    await expect(page.getByLabel("GSTIN", { exact: true })).toHaveValue(before.settings.shop.gstin);

    // Input that cannot be saved is kept.
    const hours = page.getByLabel("Hours", { exact: true });
    await hours.fill("Monday to Saturday, 9 am to 7 pm");
    await page.getByLabel("Pincodes without delivery", { exact: true }).fill("744304\n744305, 744304");
    await page.route(call, (route) =>
      route.request().method() === "PUT" ? saying(503, "Please try again in a moment.")(route) : route.continue(),
    );
    await save.click();
    await said(page, "Please try again in a moment.");
    await expect(hours).toHaveValue("Monday to Saturday, 9 am to 7 pm");
    await page.unrouteAll();
    await save.click();
    await said(page, "Settings saved successfully!");
    await said(page, "All changes saved.");
    await expect(page.getByLabel("Pincodes without delivery", { exact: true })).toHaveValue("744304, 744305");
    const refused = await request.get("/api/v1/pincode/744304");
    expect(await refused.json()).toMatchObject({ serviceable: false });
    const seen = await request.get("/api/v1/settings");
    expect((await seen.json()).settings.shop.grievanceOfficer.hours).toBe("Monday to Saturday, 9 am to 7 pm");

    const { entries } = await office.read("/back-office/audit?subjectType=settings&page=1&limit=1");
    expect(entries[0]).toMatchObject({
      action: "settings.updated",
      before: { "shop.grievanceOfficer.hours": before.settings.shop.grievanceOfficer.hours },
      after: { "shop.grievanceOfficer.hours": "Monday to Saturday, 9 am to 7 pm" },
    });

    // Someone else is faster.
    const now = await office.read("/back-office/settings");
    const theirs = { ...now.settings, delivery: { unservedPincodes: [] } };
    await office.put("/back-office/settings", { settings: theirs, version: now.version });
    await hours.fill("Sundays");
    await save.click();
    await said(page, "The settings were changed by someone else. Please reload and try again.");
    await expect(hours).toHaveValue("Sundays");
    await button(page, "Discard my changes and load the current settings").click();
    await expect(hours).toHaveValue("Monday to Saturday, 9 am to 7 pm");
    await expect(page.getByLabel("Pincodes without delivery", { exact: true })).toHaveValue("");
  } finally {
    await page.unrouteAll();
    const { version } = await office.read("/back-office/settings");
    await office.put("/back-office/settings", { settings: before.settings, version });
  }
});

// @spec only-look-t-type
test("Settings that cannot be loaded show the error; staff with view_settings alone cannot edit", async ({
  page,
  request,
}) => {
  const { token } = await aMember(request, ["view_settings"]);
  await page.route(call, saying(500, "Something went wrong on our side."));
  await openBackOffice(page, "/dashboard/settings", token);
  await said(page, "Could not fetch the settings.");
  await page.unrouteAll();
  await button(page, "Try Again").click();
  await expect(page.getByLabel("Legal name", { exact: true })).toBeDisabled();
  await expect(button(page, "Save settings")).toHaveCount(0);
});
