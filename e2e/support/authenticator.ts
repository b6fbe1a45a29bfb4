import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessible } from "./accessibility";
import { button, said } from "./screen";

/**
 * The code of an app, now or a time step later. A story uses the present one first and the next one then: both stay valid
 * if a step ends meanwhile.
 */
export const appCode = (key: string, stepsLater = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

type SetUp = { key: string /** The code that was used. */; used: string; recoveryCodes: string[] };

/** Sets an app up in the account's settings, with the mistakes that people make. */
export async function setUpApp(page: Page, password: string): Promise<SetUp> {
  await button(page, "Set up authenticator app").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not this one");
  await button(page, "Continue").click();
  await said(page, "Your current password is incorrect.");
  await dialog.getByLabel("Current password").fill(password);
  await button(page, "Continue").click();

  await expect(page.getByRole("heading", { name: "Add the account to your app" })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await dialog.getByLabel("6-digit code").fill(appCode(key, 100));
  await button(page, "Turn on").click();
  await said(page, "This code does not match. Please check the time of your phone and try the next code.");
  const used = appCode(key);
  await dialog.getByLabel("6-digit code").fill(used);
  await button(page, "Turn on").click();
  await said(page, "The authenticator app is on. All other sessions have been logged out.");
  return { key, used, recoveryCodes: await keepRecoveryCodes(page) };
}

/** Downloads the recovery codes that are shown, and closes the dialog, which asks before that. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const list = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.allInnerTexts();
  await page.keyboard.press("Escape");
  await said(page, "Close without saving the codes?");
  await expectAccessible(page);
  await button(page, "Back to the codes").click();
  expect(await list.allInnerTexts()).toEqual(codes);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download").click()]);
  expect(file.suggestedFilename()).toBe("haat-recovery-codes.txt");
  await button(page, "Copy").click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("ecovery codes");
  await button(page, "Done").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return codes;
}

/** Types a code of the app, or a recovery code, after the password. */
export async function typeSecondStep(page: Page, code: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await page.getByLabel(/^(6-digit code|Recovery code)/).fill(code);
  await button(page, "Verify & Login").click();
}

/** Turns the app off in the account's settings. */
export async function turnAppOff(page: Page, password: string): Promise<void> {
  await button(page, "Turn off").click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByLabel("Current password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await said(page, "The authenticator app is off. All other sessions have been logged out.");
  await expect(button(page, "Set up authenticator app")).toBeVisible();
}
