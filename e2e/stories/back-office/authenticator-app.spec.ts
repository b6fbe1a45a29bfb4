import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { appCode, keepRecoveryCodes, setUpApp, turnAppOff, typeSecondStep } from "../../support/authenticator";
import { button, heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

async function typePassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("adminToken"));
  await page.goto("/adminlogin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Send OTP").click();
}

test("A staff member logs in with an authenticator app, and with a recovery code without the phone", async ({
  page,
}) => {
  const member = await aMember(page.request, ["view_banner"]);
  await openBackOffice(page, "/account-settings", member.token);
  const { key, used, recoveryCodes } = await setUpApp(page, member.password);
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  await expectAccessible(page);

  await typePassword(page, member);
  await expect(heading(page, "Enter the code")).toBeVisible();
  await expectAccessible(page);
  await typeSecondStep(page, used);
  await said(page, "This code is not valid or has already been used. Please try the next one.");
  await typeSecondStep(page, appCode(key, 1));
  await said(page, "Welcome! Redirecting to your dashboard...");
  await expect(heading(page, "Dashboard")).toBeVisible();

  await typePassword(page, member);
  await button(page, "Use a recovery code").click();
  await typeSecondStep(page, recoveryCodes[0] ?? "");
  await expect(heading(page, "Dashboard")).toBeVisible();

  await page.goto("/account-settings");
  await expect(page.getByText("Recovery codes left: 9")).toBeVisible();
  await button(page, "Make new recovery codes").click();
  await page.getByRole("dialog").getByLabel("Current password").fill(member.password);
  await button(page, "Make new codes").click();
  expect(await keepRecoveryCodes(page)).not.toContain(recoveryCodes[1]);
  await turnAppOff(page, member.password);
});
