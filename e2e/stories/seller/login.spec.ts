import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { silent } from "../../support/answers";
import { expectToStay, runUntilSeen, stopClock } from "../../support/clock";
import { button, heading, said } from "../../support/screen";
import { aSeller, keptTokens, sellerToken, typeLogin } from "../../support/seller";

const calls = "**/api/v1/sallerlogin";
const identifier = (page: Page) => page.getByLabel("Email or Mobile Number");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const shownScene = (page: Page) => page.locator("img[data-shown=true]");

/** Records each picture and its time on the page's clock. */
function noteScenes(): void {
  const noted: { scene: string | undefined; at: number }[] = [];
  Object.assign(window, { noted });
  new MutationObserver(() => {
    const scene = document.querySelector<HTMLElement>("img[data-shown=true]")?.dataset.scene;
    noted.push({ scene, at: Date.now() });
  }).observe(document.body, { subtree: true, attributeFilter: ["data-shown"] });
}

test.describe("A seller's login", () => {
  // @spec login-fields-required-please login-failed-please-check-your
  test("requires both fields, and shows the shop's message for a wrong password", async ({ page }) => {
    const seller = await aSeller(page.request);
    await page.goto("/seller/login");
    await expectAccessible(page);
    await button(page, "Login").click();
    await said(page, "Please fill in all fields.");
    await expect(identifier(page)).toBeFocused();
    await identifier(page).fill(seller.email);
    await button(page, "Login").click();
    await said(page, "Please fill in all fields.");
    await expect(password(page)).toBeFocused();
    await expectAccessible(page);

    await typeLogin(page, seller.email, "not this one");
    await expect(page.getByRole("alert")).toHaveText("Login failed. Please check your credentials.");
    await expect(identifier(page)).toHaveValue(seller.email);
    await expect(password(page)).toHaveValue("not this one");
    await expect(page).toHaveURL("/seller/login");
    expect(await keptTokens(page)).toEqual([null, null]);

    for (const [answer, text] of [
      [silent(401), "Login failed. Please check your credentials."],
      [silent(500), "An error occurred. Please try again later."],
    ] as const) {
      await page.unroute(calls);
      await page.route(calls, answer);
      await button(page, "Login").click();
      await expect(page.getByRole("alert")).toHaveText(text);
    }
  });

  // @spec identifier-looks-like-e
  test("sends an email address as such, anything else as a mobile number @once", async ({ page }) => {
    const bodies: unknown[] = [];
    await page.route(calls, (route) => {
      bodies.push(route.request().postDataJSON());
      return silent(401)(route);
    });
    await page.goto("/seller/login");
    for (const typed of ["asha@example.in", "98765 43210"]) {
      const answered = page.waitForResponse(calls);
      await typeLogin(page, typed, "three words together");
      await answered;
      await expect(page.getByRole("alert")).toBeVisible();
    }
    const rest = { password: "three words together", rememberMe: false };
    expect(bodies).toEqual([
      { email: "asha@example.in", ...rest },
      { mobileNumber: "98765 43210", ...rest },
    ]);
  });

  // @spec password-shown-hidden-google
  test("shows the password on request, and what is not implemented", async ({ page }) => {
    await page.goto("/seller/login");
    await password(page).fill("three words together");
    await expect(password(page)).toHaveAttribute("type", "password");
    await button(page, "Show password").click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await button(page, "Hide password").click();
    await expect(password(page)).toHaveAttribute("type", "password");
    for (const provider of ["Google", "Facebook"]) {
      await button(page, provider).click();
      await said(page, `Login with ${provider} is not yet implemented.`);
    }
    await expect(page.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/seller/forget");
    await expect(page.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/seller/register");
  });

  // @spec token-kept-sellertoken-remember
  test("ends with the browser, unless it is remembered @once", async ({ page, context }) => {
    const seller = await aSeller(page.request);
    await page.goto("/seller/login");
    await typeLogin(page, seller.email, seller.password);
    await expect(heading(page, "SellerHome")).toBeVisible();
    const [kept, inTab] = await keptTokens(page);
    expect([kept, typeof inTab]).toEqual([null, "string"]);
    await page.reload();
    await expect(heading(page, "SellerHome")).toBeVisible();

    const later = await context.newPage();
    await later.goto("/seller/dashboard");
    await expect(later).toHaveURL("/seller/login");
    await later.getByLabel("Remember me").check();
    await typeLogin(later, seller.email, seller.password);
    await expect(heading(later, "SellerHome")).toBeVisible();
    const [remembered, forTab] = await keptTokens(later);
    expect([typeof remembered, forTab]).toEqual(["string", null]);
    const another = await context.newPage();
    await another.goto("/seller/login");
    await expect(heading(another, "SellerHome")).toBeVisible();
  });

  // @spec pictures-behind-login-change
  test("has background pictures that change every 5 seconds and can be paused @once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto("/seller/login");
    await expect(shownScene(page)).toHaveAttribute("data-scene", "fruit");
    await stopClock(page);
    await page.evaluate(noteScenes);
    for (let run = 0; run < 27_000; run += 100) await page.clock.runFor(100);
    const noted = await page.evaluate(() => (window as unknown as { noted: { scene: string; at: number }[] }).noted);
    expect(new Set(noted.map(({ scene }) => scene)).size).toBe(4);
    for (const [place, { at }] of noted.entries()) {
      if (place === 0) continue;
      const stayed = at - Number(noted[place - 1]?.at);
      expect(stayed).toBeGreaterThanOrEqual(5_000);
      // Rendered a step or two of the clock later.
      expect(stayed).toBeLessThan(5_500);
    }
    const last = String(noted.at(-1)?.scene);
    await button(page, "Pause slideshow").click();
    await expect(button(page, "Play slideshow")).toBeVisible();
    await page.clock.runFor(7_000);
    await expect(shownScene(page)).toHaveAttribute("data-scene", last);
  });

  // @spec pictures-behind-login-change
  test("has static pictures for users who prefer reduced motion @once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/seller/login");
    await expect(shownScene(page)).toHaveAttribute("data-scene", "fruit");
    await page.clock.runFor(7_000);
    await expect(shownScene(page)).toHaveAttribute("data-scene", "fruit");
    await expect(button(page, "Pause slideshow")).toHaveCount(0);
  });

  // @spec messages-close-after-3
  test("shows messages for 3 seconds @once", async ({ page }) => {
    await page.clock.install();
    await page.goto("/seller/login");
    await expect(heading(page, "Seller Login")).toBeVisible();
    await stopClock(page);
    await button(page, "Google").click();
    const toast = page.getByText("Login with Google is not yet implemented.");
    await runUntilSeen(page, toast);
    await page.mouse.move(0, 0);
    await expectToStay(page, toast, 3_000);
  });

  // @spec seller-leads-login-says
  test("is skipped for a seller already logged in @once", async ({ page }) => {
    const seller = await aSeller(page.request);
    const token = await sellerToken(page.request, seller);
    await page.goto("/favicon.svg");
    await page.evaluate((token) => localStorage.setItem("sellerToken", token), token);
    await page.goto("/seller");
    await expect(page).toHaveURL("/seller/dashboard");
    await expect(heading(page, "SellerHome")).toBeVisible();
  });
});
