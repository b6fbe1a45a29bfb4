import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { hold, silent } from "../../support/answers";
import { button, heading, said } from "../../support/screen";
import { aSeller, openPortal, resetPath, typeLogin } from "../../support/seller";

const linkDead = "This link has expired or has already been used. Please request a new one.";

test.describe("A seller who has forgotten the password", () => {
  // @spec forgotten-password-asks-identifier
  test("sets a new one with the emailed link, which works once", async ({ page }) => {
    const seller = await aSeller(page.request);
    const password = "other words together";
    await test.step("requests the link", async () => {
      await page.goto("/seller/login");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(heading(page, "Forgot Password")).toBeVisible();
      await button(page, "Send Reset Link").click();
      await said(page, "Please enter your email or mobile number.");
      await expect(page.getByLabel("Email or Mobile Number")).toBeFocused();
      await page.getByLabel("Email or Mobile Number").fill("nobody");
      await button(page, "Send Reset Link").click();
      await said(page, "Please enter a valid email or mobile number.");
      await page.getByLabel("Email or Mobile Number").fill(seller.mobileNumber);
      await button(page, "Send Reset Link").click();
      await said(page, "If an account exists, we have sent a reset link to its email address.");
      await expectAccessible(page);
    });

    const link = await resetPath(page.request, seller.email);
    await test.step("chooses a new password", async () => {
      await page.goto(link);
      await expect(heading(page, "Reset password")).toBeVisible();
      await expectAccessible(page);
      const [first, again] = [
        page.getByLabel("New password", { exact: true }),
        page.getByLabel("Confirm new password", { exact: true }),
      ];
      await first.fill("short");
      await button(page, "Set new password").click();
      await said(page, "The password must have at least 8 characters.");
      await first.fill(password);
      await again.fill("not the same");
      await button(page, "Set new password").click();
      await said(page, "The passwords do not match.");
      // The message comes before the focus returns to the field.
      await expect(again).toBeFocused();
      await first.fill(seller.email);
      await again.fill(seller.email);
      await button(page, "Set new password").click();
      await said(page, "Please choose a password that is not your email address.");
      await first.fill(password);
      await again.fill(password);
      await button(page, "Set new password").click();
      await said(page, "Your password has been changed. You can log in now.");
      await expect(page).toHaveURL("/seller/login");
    });

    await test.step("logs in with it, and not with the previous one", async () => {
      await typeLogin(page, seller.email, seller.password);
      await said(page, "Login failed. Please check your credentials.");
      await typeLogin(page, seller.email, password);
      await expect(heading(page, "SellerHome")).toBeVisible();
    });

    await test.step("finds the link expired", async () => {
      await page.goto(link);
      await said(page, linkDead);
      await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Request a new link" }).click();
      await expect(heading(page, "Forgot Password")).toBeVisible();
    });
  });

  // @spec answer-same-whether-account
  test("gets the same response for an unknown address, and an error if nothing could be sent @once", async ({
    page,
  }) => {
    await page.goto("/seller/forget");
    const identifier = page.getByLabel("Email or Mobile Number");
    await identifier.fill(`nobody-${Date.now()}@example.in`);
    await button(page, "Send Reset Link").click();
    await said(page, "If an account exists, we have sent a reset link to its email address.");
    for (const [answer, text] of [
      [silent(400), "Failed to send reset link."],
      [silent(500), "An error occurred. Please try again later."],
    ] as const) {
      await page.unroute("**/api/v1/forgetPassword");
      await page.route("**/api/v1/forgetPassword", answer);
      await button(page, "Send Reset Link").click();
      await expect(page.getByRole("alert")).toHaveText(text);
      await expect(page.getByText(/^If an account exists/)).toHaveCount(0);
      await expect(identifier).not.toHaveValue("");
    }
  });

  test("sees that a link is being checked, and can retry if that fails @once", async ({ page }) => {
    await page.goto("/seller/reset");
    await said(page, linkDead);
    const calls = "**/api/v1/seller/reset?*";
    await page.route(calls, silent(500));
    await page.goto("/seller/reset?token=none");
    await said(page, "The reset link could not be checked.");
    await expectAccessible(page);
    await page.unroute(calls);
    const release = await hold(page, calls);
    await button(page, "Try Again").click();
    await said(page, "Checking link...");
    release();
    await said(page, linkDead);
  });

  test("is logged out everywhere once the password is changed, even in a browser that was logged in @once", async ({
    page,
  }) => {
    const seller = await aSeller(page.request);
    await openPortal(page, seller, "/seller/settings");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email or Mobile Number")).toHaveValue(seller.email);
    await button(page, "Send Reset Link").click();
    await said(page, "If an account exists, we have sent a reset link to its email address.");
    const token = new URLSearchParams((await resetPath(page.request, seller.email)).split("?")[1]).get("token");
    const password = "other words together";
    const done = await page.request.post("/api/v1/seller/reset", { data: { token, password } });
    expect(done.status()).toBe(200);
    await page.goto("/seller/dashboard");
    await said(page, "Authentication error. Please log in again.");
    await expect(page).toHaveURL("/seller/login");
  });
});
