import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { appCode, setUpApp, turnAppOff, typeSecondStep } from "../../support/authenticator";
import { button, heading, said } from "../../support/screen";
import { aSeller, openPortal, type Seller, typeLogin } from "../../support/seller";
import { asAdministrator, openBackOffice } from "../../support/staff";

async function typePassword(page: Page, { email, password }: Seller): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem("sellerToken");
    sessionStorage.removeItem("sellerToken");
  });
  await page.goto("/seller/login");
  await typeLogin(page, email, password);
}

test("A seller logs in with an authenticator app, and with a recovery code without the phone", async ({ page }) => {
  const seller = await aSeller(page.request);
  await openPortal(page, seller, "/seller/settings");
  const { key, used, recoveryCodes } = await setUpApp(page, seller.password);
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  await expectAccessible(page);

  await typePassword(page, seller);
  await expect(heading(page, "Enter the code")).toBeVisible();
  await expectAccessible(page);
  await typeSecondStep(page, used);
  await said(page, "This code is not valid or has already been used. Please try the next one.");
  await typeSecondStep(page, appCode(key, 1));
  await said(page, "Login successful!");
  await expect(page).toHaveURL("/seller/dashboard");

  await typePassword(page, seller);
  await button(page, "Use a recovery code").click();
  await typeSecondStep(page, recoveryCodes[0] ?? "");
  await expect(page).toHaveURL("/seller/dashboard");

  await page.goto("/seller/settings");
  await expect(page.getByText("Recovery codes left: 9")).toBeVisible();
  await turnAppOff(page, seller.password);
  await typePassword(page, seller);
  await expect(page).toHaveURL("/seller/dashboard");
});

test("A seller who has lost the phone has the app turned off by staff", async ({ page }) => {
  const seller = await aSeller(page.request);
  await openPortal(page, seller, "/seller/settings");
  await setUpApp(page, seller.password);
  const { sellers } = await asAdministrator(page.request).read(
    `/back-office/sellers?search=${encodeURIComponent(seller.email)}`,
  );
  await openBackOffice(page, `/dashboard/sellers/${sellers[0]?._id}`);
  await button(page, "Turn off").click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await said(page, "The seller's authenticator app has been turned off. The account has been logged out everywhere.");
  await expect(button(page, "Turn off")).toHaveCount(0);
  await page.goto("/seller/settings");
  await expect(page).toHaveURL(/\/seller\/login/);
  await typeLogin(page, seller.email, seller.password);
  await expect(page).toHaveURL(/\/seller\//);
  await expect(heading(page, "Enter the code")).toHaveCount(0);
});
