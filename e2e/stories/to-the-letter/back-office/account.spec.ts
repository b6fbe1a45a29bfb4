import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { silent } from "../../../support/answers";
import { button, header, heading, said } from "../../../support/screen";
import { aMember, openBackOffice } from "../../../support/staff";

test.describe("The user's own account", () => {
  // @spec profile-account-settings-screens profile-account-settings-real
  test("has a page with name, e-mail address and roles", async ({ page }) => {
    const { token, email, name } = await aMember(page.request, ["view_banner"]);
    await openBackOffice(page, "/profile", token);
    await expect(heading(page, "Profile")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
    await expect(page.getByRole("list", { name: "Your roles" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Your permissions" })).toHaveText("view_banner");
    await expectAccessible(page);
    const field = page.getByLabel("Name", { exact: true });
    await field.fill(" ");
    await button(page, "Save profile").click();
    await said(page, "Please enter your name.");
    await page.route("**/api/v1/back-office/me", (route) =>
      route.request().method() === "PUT" ? silent(500)(route) : route.continue(),
    );
    await field.fill(`${name} Rao`);
    await button(page, "Save profile").click();
    await said(page, "Your profile could not be saved. Please try again.");
    await page.unroute("**/api/v1/back-office/me");
    await button(page, "Save profile").click();
    await said(page, "Your profile has been saved.");
    await expect(header(page).getByText(`${name} Rao`)).toBeVisible();
  });

  // @spec profile-account-settings-screens profile-account-settings-real works-light-dark-keyboard
  test("has settings: password, sessions and theme", async ({ page }) => {
    const { token, password } = await aMember(page.request, ["view_banner"]);
    await openBackOffice(page, "/account-settings", token);
    await expect(heading(page, "Account Settings")).toBeVisible();
    await expect(page.getByRole("list", { name: "Your sessions" })).toContainText("Current session");
    await expectAccessible(page);
    const fill = async (old: string, fresh: string, again: string) => {
      await page.getByLabel("Current password").fill(old);
      await page.getByLabel("New password", { exact: true }).fill(fresh);
      await page.getByLabel("Confirm new password").fill(again);
      await button(page, "Change password").click();
    };
    await fill("", "short", "short");
    await said(page, "Please enter your password.");
    await said(page, "The password must have at least 8 characters.");
    await fill(password, "another set of words", "another set of word");
    await said(page, "The passwords do not match.");
    // The message comes before the focus returns to the field.
    await expect(page.getByLabel("Confirm new password")).toBeFocused();
    await fill("not the password", "another set of words", "another set of words");
    await said(page, "Your current password is incorrect.");
    await fill(password, "another set of words", "another set of words");
    await said(page, "Your password has been changed. All other sessions have been logged out.");
    await expect(page.getByLabel("Current password")).toHaveValue("");

    const now = new Date().toISOString();
    const session = { address: "203.0.113.7", createdAt: now, lastSeenAt: now };
    const here = { ...session, _id: "here", current: true, userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/130.0" };
    const there = {
      ...session,
      _id: "there",
      current: false,
      userAgent: "Mozilla/5.0 (Linux; Android 14) Firefox/130.0",
    };
    let sessions = [here, there];
    await page.route("**/back-office/sessions/there", (route) => {
      sessions = [here];
      return route.fulfill({ json: { success: true, message: "Session logged out." } });
    });
    await page.route("**/back-office/sessions", (route) => route.fulfill({ json: { success: true, sessions } }));
    await page.reload();
    const list = page.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
    await expect(list).toHaveCount(2);
    await expect(list.first()).toContainText("Firefox on Windows");
    await expect(button(page, "Log out all other sessions")).toBeVisible();
    await button(page, "Log out Firefox on Android").click();
    await said(page, "Session logged out.");
    await expect(list).toHaveCount(1);

    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
});
