import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFingerSized } from "../../support/accessibility";
import { saying } from "../../support/answers";
import { badOperations, goodOperations } from "../../support/operations-answer";
import { heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

const call = "**/api/v1/back-office/operations";

const answering = (page: Page, operations: object) =>
  page.route(call, (route) => route.fulfill({ json: { success: true, operations } }));

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expectAccessible(page, ["color-contrast"]);
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}

// @spec operations-seen operations-unknown
test("Staff see what needs attention, what to do, and what is not known", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings"]);
  await answering(page, badOperations);
  await openBackOffice(page, "/dashboard/operations", token);
  await expect(heading(page, "Operations")).toBeVisible();
  await expect(part(page, "Summary")).toContainText("4 parts need attention.");
  const queue = part(page, "Background tasks");
  await expect(queue).toContainText("Needs attention");
  await expect(queue).toContainText("No server is working on background tasks");
  await expect(queue).toContainText("3 h 5 min");
  await expect(part(page, "Redis")).toContainText("Not known");
  await expect(part(page, "Redis")).toContainText("Redis does not respond.");
  await expect(part(page, "Storage")).toContainText("867.8 MB of 99.7 GB free");
  // This account may not see the payment settings.
  await expect(part(page, "Payment gateways").getByRole("link")).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await queue.getByRole("link", { name: "Failed tasks" }).click();
  await expect(heading(page, "Failed tasks")).toBeVisible();
});

// @spec operations-seen
test("Staff see their own shop, and look again with a button", async ({ page }) => {
  await openBackOffice(page, "/dashboard/operations");
  await expect(part(page, "Servers")).toContainText("All applied");
  await expect(part(page, "Webhooks")).toContainText("Razorpay");
  await answering(page, goodOperations);
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expectFingerSized(refresh);
  await refresh.click();
  await expect(part(page, "Summary")).toContainText("Nothing needs attention.");
  await expect(part(page, "Messages")).toContainText("SMS (MSG91), SMS (Twilio)");
  await expectAccessibleInBothThemes(page);
});

test("A shop that can't be checked says so @once", async ({ page }) => {
  await page.route(call, saying(500, "Something went wrong on our side."));
  await openBackOffice(page, "/dashboard/operations");
  await said(page, "Could not check the shop.");
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(part(page, "Servers")).toBeVisible();
});
