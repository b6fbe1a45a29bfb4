import { expect, type Route } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { saying, silent } from "../../support/answers";
import { expectToStay, runUntilSeen, stopClock } from "../../support/clock";
import { button, said } from "../../support/screen";
import { aPlainThing, openLogin } from "../../support/shop";
import { test } from "../../support/test";

test.describe("The login per specification", () => {
  // @spec login-identifier-code-change please-enter-email-mobile please-enter-6-digit failed-send-otp-otp
  // @spec code-6-digits-search
  test("shows missing input and errors", async ({ page }) => {
    await page.goto("/about");
    const dialog = await openLogin(page);
    const says = (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible();
    const identifier = dialog.getByLabel("Email or Mobile Number");
    const answers = async (answer: (route: Route) => Promise<void>) => {
      await page.unroute("**/api/v1/signup");
      await page.route("**/api/v1/signup", answer);
    };
    await button(page, "Request OTP").click();
    await says("Please enter an email or mobile number.");
    await identifier.fill("asha@example.in");
    await answers(silent());
    await button(page, "Request OTP").click();
    await says("Failed to send OTP.");
    await answers(saying(429, "Please wait a moment before requesting another code."));
    await button(page, "Request OTP").click();
    await says("Please wait a moment before requesting another code.");
    const sent = (route: Route) => route.fulfill({ json: { success: true, message: "OTP sent to asha@example.in" } });
    await answers(sent);
    await button(page, "Request OTP").click();
    await said(page, "OTP sent to asha@example.in");

    await dialog.getByRole("button", { name: "Change Email" }).click();
    await expect(identifier).toHaveValue("asha@example.in");
    await button(page, "Request OTP").click();
    const code = dialog.getByLabel("Enter OTP");
    await expect(code).toHaveAttribute("minlength", "6");
    await expect(code).toHaveAttribute("maxlength", "6");
    await code.fill("12345");
    await button(page, "Verify OTP").click();
    await says("Please enter the 6-digit OTP.");
    await code.fill("123456");
    await answers(silent());
    await button(page, "Verify OTP").click();
    await says("Invalid OTP or something went wrong.");
    await code.fill("123456");
    await answers(sent);
    await button(page, "Verify OTP").click();
    await says("Login failed. Please try again.");
    await dialog.getByRole("button", { name: "Change Email" }).click();
    await identifier.fill("9876543210");
    await button(page, "Request OTP").click();
    await expect(dialog.getByRole("button", { name: "Change number" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Change Email" })).toHaveCount(0);
  });

  test.describe("with Google", () => {
    // The shop's CSP allows Google's script only if a client is configured.
    test.use({ bypassCSP: true });

    // @spec google-credential-logs-instead google-login-failed-server
    test("logs in with its credential, and shows errors", async ({ page }) => {
      const person = await aPerson(page.request);
      await page.route("**/api/v1/login-methods", (route) =>
        route.fulfill({ json: { success: true, google: { clientId: "a-client" } } }),
      );
      await page.route("https://accounts.google.com/gsi/client", (route) => route.abort());
      const open = async () => {
        await page.goto("/about");
        await openLogin(page);
      };
      await open();
      await said(page, "Google authentication failed. Please try again.");

      await page.unroute("https://accounts.google.com/gsi/client");
      await page.route("https://accounts.google.com/gsi/client", (route) =>
        route.fulfill({ contentType: "text/javascript", body: `(${standInForGoogle})()` }),
      );
      await page.route("**/api/v1/google-login", silent());
      await open();
      await button(page, "Continue with Google").click();
      await said(page, "Google login failed on the server.");
      await page.unroute("**/api/v1/google-login");
      let sent: unknown;
      const version = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
      await page.route("**/api/v1/google-login", (route) => {
        sent = route.request().postDataJSON();
        return route.fulfill({
          json: { success: true, token: person.token, user: { _id: "cus_1", email: person.email, mobile: null } },
        });
      });
      const reloaded = page.waitForEvent("load");
      await button(page, "Continue with Google").click();
      await said(page, "Login successful! Redirecting...");
      expect(sent).toEqual({ token: "a-credential", agreed: { privacy: version, terms: version } });
      await reloaded;
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(person.token);
    });
  });

  // @spec logout-clears-token-e
  test("ends with a logout that clears everything and cannot be undone by going back", async ({ page }) => {
    const person = await aPerson(page.request);
    const product = await aPlainThing(page.request);
    await page.request.post("/api/v1/cart", {
      headers: { authorization: person.token },
      data: { productId: product._id, variant: null, quantity: 1 },
    });
    await openAs(page, person, "/about");
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("email")])).toEqual([
      null,
      null,
    ]);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe("Buttons and toasts with a stopped clock", () => {
  // @spec after-success-dialog-closes login-successful-redirecting toasts-close-after-5000
  test("of the login stay for 4 seconds, and the page reloads after 1.5", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about");
    const dialog = await openLogin(page);
    await dialog.getByLabel("Email or Mobile Number").fill("asha@example.in");
    await stopClock(page);
    await page.route("**/api/v1/signup", (route) =>
      route.fulfill({ json: { success: true, message: "OTP sent to asha@example.in" } }),
    );
    await button(page, "Request OTP").click();
    const sent = page.getByText("OTP sent to asha@example.in", { exact: true });
    await runUntilSeen(page, sent);
    await expectToStay(page, sent, 4000);

    const person = await aPerson(page.request);
    await page.unroute("**/api/v1/signup");
    await page.route("**/api/v1/signup", (route) =>
      route.fulfill({
        json: { success: true, token: person.token, user: { _id: "cus_1", email: person.email, mobile: null } },
      }),
    );
    await dialog.getByLabel("Enter OTP").fill("123456");
    await button(page, "Verify OTP").click();
    await runUntilSeen(page, page.getByText("Login successful! Redirecting...", { exact: true }));
    await expect(dialog).toHaveCount(0);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.clock.runFor(1300);
    expect(loads).toBe(0);
    const loaded = page.waitForEvent("load");
    await page.clock.runFor(200);
    await loaded;
  });
});

/** Emulates the parts of Google's script that the shop uses. */
function standInForGoogle(): void {
  let take: (answer: { credential: string }) => void = () => undefined;
  const id = {
    initialize: (options: { callback: typeof take }) => {
      take = options.callback;
    },
    renderButton: (parent: HTMLElement) => {
      const pressed = document.createElement("button");
      pressed.textContent = "Continue with Google";
      pressed.onclick = () => take({ credential: "a-credential" });
      parent.append(pressed);
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}
