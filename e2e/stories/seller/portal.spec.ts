import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { hold, saying } from "../../support/answers";
import { button, heading, said } from "../../support/screen";
import { aSeller, decide, keptTokens, openPortal, sellerToken, typeLogin } from "../../support/seller";

const standing = (page: Page) => page.getByRole("region", { name: "Account status" });

async function logOut(page: Page, email: string): Promise<void> {
  await button(page, `Account of ${email}`).click();
  await button(page, "Logout").click();
}

test.describe("The seller portal", () => {
  // @spec seller-dashboard-guarded-seller
  test("requires a login, and then returns to the requested page @once", async ({ page }) => {
    const seller = await aSeller(page.request);
    await page.goto("/seller/profile");
    await expect(page).toHaveURL("/seller/login");
    await typeLogin(page, seller.email, seller.password);
    await expect(page).toHaveURL("/seller/profile");
    await expect(heading(page, "Profile")).toBeVisible();
  });

  // @spec seller-dashboard-guarded-seller
  test("rejects a token of another kind, or a forged one @once", async ({ page }) => {
    const { token } = await aPerson(page.request);
    for (const wrong of [token, "made.up.token"]) {
      await page.goto("/favicon.svg");
      await page.evaluate((token) => localStorage.setItem("sellerToken", token), wrong);
      await page.goto("/seller/dashboard");
      await expect(page).toHaveURL("/seller/login");
      await expect(heading(page, "Seller Login")).toBeVisible();
      expect(await keptTokens(page)).toEqual([null, null]);
    }
  });

  // @spec seller-dashboard-guarded-seller
  test("ends when the session is ended elsewhere @once", async ({ page }) => {
    const token = await openPortal(page, await aSeller(page.request), "/seller/dashboard");
    await said(page, "Pending approval");
    await page.request.post("/api/v1/seller/logout", { headers: { authorization: token } });
    // A request of the page that was still to come may end it first; then a click on a heading changes nothing.
    await button(page, "Check again").or(heading(page, "Seller Login")).click();
    await said(page, "Authentication error. Please log in again.");
    await expect(page).toHaveURL("/seller/login");
    expect(await keptTokens(page)).toEqual([null, null]);
  });

  // @spec without-server-portal-says
  test("shows an error when the shop is unreachable, and allows to retry or leave @once", async ({ page }) => {
    const seller = await aSeller(page.request);
    await page.route("**/api/v1/seller/me", (route) => route.abort());
    await openPortal(page, seller, "/seller/dashboard");
    await said(page, "The seller portal can't be reached right now.");
    await expectAccessible(page);
    await button(page, "Account").click();
    await expect(button(page, "Logout")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.unroute("**/api/v1/seller/me");
    const release = await hold(page, "**/api/v1/seller/me");
    await button(page, "Try Again").click();
    await said(page, "Loading...");
    release();
    await expect(heading(page, "SellerHome")).toBeVisible();
  });

  // @spec home-says-seller-stands
  test("shows the seller's state, the reason, and the next step", async ({ page }) => {
    const seller = await aSeller(page.request);
    await openPortal(page, seller, "/seller/dashboard");
    await expect(standing(page)).toContainText("We've received your registration");
    await decide(page.request, seller, "rejected", "Please add your GSTIN.");
    await button(page, "Check again").click();
    await expect(standing(page)).toContainText("Your registration was rejected.");
    await expect(standing(page)).toContainText("Please add your GSTIN.");
    await expect(standing(page).getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    await expectAccessible(page);
    await decide(page.request, seller, "approved");
    await page.reload();
    await expect(standing(page)).toContainText("approved for all categories.");
    await expect(standing(page)).not.toContainText("Please add your GSTIN.");
    await decide(page.request, seller, "suspended", "Parcels came late.");
    await page.reload();
    await expect(standing(page)).toContainText("Your account has been suspended.");
    await expect(standing(page)).toContainText("Parcels came late.");
    await expectAccessible(page);
  });

  // @spec user-menu-profile-logout
  test("shows the account's details and the other pages", async ({ page, isMobile }) => {
    const seller = await aSeller(page.request, { sellerType: "BOOKS_ONLY", panNumber: "AAJCH4812K" });
    await openPortal(page, seller, "/seller/dashboard");
    await said(page, "Pending approval");
    if (isMobile) await button(page, "Menu").click();
    const entries = page.getByRole("navigation", { name: "Seller portal" }).getByRole("link");
    await expect(entries).toContainText(["Home", "Business", "Profile"]);
    await entries.filter({ hasText: "Profile" }).click();
    await expect(heading(page, "Profile")).toBeVisible();
    const account = page.getByRole("region", { name: "Your account" });
    for (const fact of [seller.email, "Books only", "AAJCH4812K"]) await expect(account).toContainText(fact);
    await expect(account).toContainText(`+91 ${seller.mobileNumber.slice(0, 5)} ${seller.mobileNumber.slice(5)}`);
    await expect(account).not.toContainText("GSTIN");
    await expectAccessible(page);
  });

  // @spec user-menu-profile-logout
  test("has Profile, Settings and Logout in the user menu, with working links", async ({ page }) => {
    const seller = await aSeller(page.request);
    await openPortal(page, seller, "/seller/dashboard");
    const menu = button(page, `Account of ${seller.email}`);
    await menu.click();
    const items = page.locator(`[id="${await menu.getAttribute("aria-controls")}"]`);
    await expect(items.getByRole("link")).toHaveText(["Profile", "Settings"]);
    await expect(items.getByRole("button")).toHaveText(["Logout"]);
    await items.getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveURL("/seller/profile");
    await menu.click();
    await items.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/seller/settings");
    await expect(heading(page, "Settings")).toBeVisible();
  });

  // @spec seller-settings-password seller-settings-sessions seller-settings-notifications
  test("has settings: password, sessions, notifications", async ({ page }) => {
    const seller = await aSeller(page.request);
    const other = await sellerToken(page.request, seller);
    await openPortal(page, seller, "/seller/settings");
    const part = (name: string) => page.getByRole("region", { name });
    const isOpen = async (token: string) =>
      (await page.request.get("/api/v1/seller/me", { headers: { authorization: token } })).status() === 200;

    await test.step("ends a session elsewhere", async () => {
      const sessions = page.getByRole("list", { name: "Your sessions" });
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      await expect(sessions.getByText("Current session")).toHaveCount(1);
      await expectAccessible(page);
      await button(page, "Log out all other sessions").click();
      const question = page.getByRole("alertdialog", { name: "Log out all other sessions?" });
      await page.route("**/api/v1/seller/sessions", (route) =>
        route.request().method() === "DELETE" ? saying(409, "The shop is busy.")(route) : route.fallback(),
      );
      await question.getByRole("button", { name: "Log out" }).click();
      await expect(question.getByRole("alert")).toHaveText("The shop is busy.");
      await expectAccessible(page);
      await page.unrouteAll();
      const release = await hold(page, "**/api/v1/seller/sessions");
      await question.getByRole("button", { name: "Log out" }).click();
      for (const name of ["Log out", "Cancel"]) await expect(question.getByRole("button", { name })).toBeDisabled();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(question).toBeVisible();
      release();
      await expect(question).toHaveCount(0);
      await said(page, "All other sessions have been logged out.");
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
      expect(await isOpen(other)).toBe(false);
    });

    await test.step("changes the password of a seller who knows the current one", async () => {
      const form = part("Password");
      const type = async (current: string) => {
        await form.getByLabel("Current password").fill(current);
        await form.getByLabel("New password", { exact: true }).fill("other words together");
        await form.getByLabel("Confirm new password").fill("other words together");
        await form.getByRole("button", { name: "Change password" }).click();
      };
      await type("not this one");
      await expect(form.getByText("Your current password is incorrect.")).toBeVisible();
      await type(seller.password);
      await said(page, "Your password has been changed. All other sessions have been logged out.");
      await expect(form.getByLabel("Current password")).toHaveValue("");
      expect(await isOpen(await sellerToken(page.request, { ...seller, password: "other words together" }))).toBe(true);
    });

    await test.step("saves the notification choices", async () => {
      const payouts = () => part("Notifications").getByRole("group", { name: "Payouts" }).getByLabel("By email");
      await expect(payouts()).toBeChecked();
      await payouts().uncheck();
      await button(page, "Save notifications").click();
      await said(page, "Your notification settings have been saved.");
      await page.reload();
      await expect(payouts()).not.toBeChecked();
      await expectAccessible(page);
    });
  });

  // @spec toasts-stand-lower-right
  test("shows toasts at the lower right, on phones at the top, which do not block clicks", async ({
    page,
    isMobile,
  }) => {
    await openPortal(page, await aSeller(page.request), "/seller/settings");
    await button(page, "Save notifications").click();
    const toast = page.getByRole("status").filter({ hasText: "Your notification settings have been saved." });
    // In one call: the toast disappears after three seconds.
    const seen = await toast.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        takesPresses: element.contains(under),
        atRight: window.innerWidth - right < 40,
        atBottom: window.innerHeight - bottom < 40,
        atTop: top < 40,
      };
    });
    expect(seen).toEqual({ takesPresses: false, atRight: true, atBottom: !isMobile, atTop: isMobile });
  });

  // @spec sidebar-245-px-wide
  test("has a sidebar of 245 px or 80, which keeps its state @once", async ({ page }) => {
    const seller = await aSeller(page.request);
    await page.setViewportSize({ width: 700, height: 800 });
    await openPortal(page, seller, "/seller/dashboard");
    const sidebar = page.locator("#sidebar");
    await expect(sidebar).toHaveCSS("width", "245px");
    await button(page, "Collapse sidebar").click();
    await expect(sidebar).toHaveCSS("width", "80px");
    await page.reload();
    await expect(sidebar).toHaveCSS("width", "80px");
    await expectAccessible(page);
    await button(page, "Expand sidebar").click();
    await expect(sidebar).toHaveCSS("width", "245px");
    await page.setViewportSize({ width: 699, height: 800 });
    await expect(sidebar).toBeHidden();
    await button(page, "Menu").click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  // @spec user-menu-profile-logout
  test("confirms before logging out, and forgets the seller", async ({ page }) => {
    const seller = await aSeller(page.request);
    const token = await openPortal(page, seller, "/seller/profile");
    await expect(heading(page, "Profile")).toBeVisible();
    await logOut(page, seller.email);
    const question = page.getByRole("alertdialog", { name: "Log out?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(button(page, `Account of ${seller.email}`)).toBeFocused();
    await logOut(page, seller.email);
    await question.getByRole("button", { name: "Logout" }).click();
    await said(page, "Logged out successfully!");
    await expect(page).toHaveURL("/seller/login");
    expect(await keptTokens(page)).toEqual([null, null]);
    await expect(async () => {
      const me = await page.request.get("/api/v1/seller/me", { headers: { authorization: token } });
      expect(me.status()).toBe(401);
    }).toPass();
    await page.goBack();
    await expect(page.getByText(seller.email)).toHaveCount(0);
  });

  // @spec user-menu-profile-logout
  test("shows nothing of one seller to the next in the same browser, who starts at the dashboard @once", async ({
    page,
  }) => {
    const [first, next] = [await aSeller(page.request), await aSeller(page.request)];
    await openPortal(page, first, "/seller/profile");
    await logOut(page, first.email);
    await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
    await expect(heading(page, "Seller Login")).toBeVisible();
    await typeLogin(page, next.email, next.password);
    await expect(heading(page, "SellerHome")).toBeVisible();
    await expect(page).toHaveURL("/seller/dashboard");
    await expect(page.getByRole("region", { name: "Your account" })).toContainText(next.email);
    await expect(page.getByText(first.email)).toHaveCount(0);
  });

  // @spec seller-leads-login-says
  test("shows a not-found page for an unknown path, without a login", async ({ page }) => {
    await page.goto("/seller/no/such/page");
    await expect(heading(page, "Page not found")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to the seller portal" }).click();
    await expect(page).toHaveURL("/seller/login");
  });
});
