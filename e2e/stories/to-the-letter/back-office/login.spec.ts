import { expect, type Page, type Route, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { administratorToken } from "../../../support/administrator-token";
import { hold, saying, silent } from "../../../support/answers";
import { expectToStay, runUntilSeen, stopClock } from "../../../support/clock";
import { button, drawnAgain, heading, said } from "../../../support/screen";

const calls = "**/api/v1/admin-login";
const sent = (route: Route) => route.fulfill({ json: { success: true, message: "sent" } });

async function answers(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(calls);
  await page.route(calls, answer);
}

const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const boxes = (page: Page) => page.getByRole("textbox", { name: /^Digit \d of 6$/ });
const typedCode = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(""));

/** To the second step, without sending a mail. */
async function toTheCode(page: Page): Promise<void> {
  await answers(page, sent);
  await page.goto("/adminlogin");
  await email(page).fill("asha@haat.test");
  await password(page).fill("three words together");
  await button(page, "Send OTP").click();
  await expect(heading(page, "Enter the code")).toBeVisible();
}

/** Pastes text as copied from a mail program. */
async function paste(page: Page, text: string): Promise<void> {
  await boxes(page)
    .first()
    .evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

test.describe("The administrator's login", () => {
  // @spec adminlogin-opens-administrator-login step-1-e-mail
  test("is prefilled in a demo, and only there", async ({ page }) => {
    await page.goto("/adminlogin");
    await expect(email(page)).toHaveValue("admin@haat.test");
    await expect(password(page)).toHaveValue("Haat@Admin1");
    await expect(password(page)).toHaveAttribute("type", "password");
    await expectAccessible(page);

    await page.route("**/back-office/login-defaults", (route) =>
      route.fulfill({ json: { success: true, defaults: null } }),
    );
    const said = page.waitForResponse("**/back-office/login-defaults");
    await page.reload();
    await said;
    await expect(email(page)).toHaveValue("");
    await expect(password(page)).toHaveValue("");
  });

  // @spec step-1-e-mail please-enter-valid-email login-failed-please-check otp-been-sent-your
  // @spec go-back-returns-credentials
  test("requires an email address and a password, and shows errors", async ({ page }) => {
    await page.goto("/adminlogin");
    await expect(email(page)).toHaveValue("admin@haat.test");
    await email(page).fill("nobody");
    await button(page, "Send OTP").click();
    await said(page, "Please enter a valid email address.");
    await email(page).fill("nobody@haat.test");
    await answers(page, silent());
    await button(page, "Send OTP").click();
    await said(page, "Login failed. Please check credentials.");
    await answers(page, saying(429, "Too many failed logins. Please try again in 15 minutes."));
    await button(page, "Send OTP").click();
    await said(page, "Too many failed logins. Please try again in 15 minutes.");

    let body: unknown;
    await answers(page, (route) => {
      body = route.request().postDataJSON();
      return sent(route);
    });
    await password(page).fill("three words together");
    await button(page, "Send OTP").click();
    await said(page, "OTP has been sent to your email!");
    expect(body).toEqual({ email: "nobody@haat.test", password: "three words together" });
    for (const name of ["Verify & Login", "Go Back"]) await expect(button(page, name)).toBeVisible();
    await expectAccessible(page);

    await button(page, "Go Back").click();
    await expect(email(page)).toHaveValue("nobody@haat.test");
    await expect(button(page, "Send OTP")).toBeEnabled();
  });

  // @spec otp-been-sent-your box-takes-digit-pasting please-enter-complete-6
  test("accepts the code in six boxes of one digit", async ({ page }) => {
    await toTheCode(page);
    await expect(boxes(page)).toHaveCount(6);
    await expect(boxes(page).first()).toBeFocused();
    const verify = button(page, "Verify & Login");
    await expect(verify).toBeDisabled();
    await page.keyboard.type("a1");
    expect(await typedCode(page)).toBe("1");
    await expect(boxes(page).nth(1)).toBeFocused();
    await page.keyboard.type("2345");
    await expect(verify).toBeDisabled();
    await page.keyboard.press("Enter");
    await said(page, "Please enter the complete 6-digit OTP.");
    await page.keyboard.press("Backspace");
    await expect(boxes(page).nth(4)).toBeFocused();
    expect(await typedCode(page)).toBe("12345");
    await page.keyboard.press("Backspace");
    expect(await typedCode(page)).toBe("1234");

    await paste(page, "12345");
    expect(await typedCode(page)).toBe("1234");
    await paste(page, "987654");
    expect(await typedCode(page)).toBe("987654");
    await expect(verify).toBeEnabled();
  });

  test("does not prefill a form in use when the demo's defaults arrive", async ({ page }) => {
    const release = await hold(page, "**/api/v1/back-office/login-defaults");
    await page.goto("/adminlogin");
    await email(page).focus();
    const answered = page.waitForResponse("**/api/v1/back-office/login-defaults");
    release();
    await (await answered).finished();
    await drawnAgain(page);
    await page.keyboard.type("asha@haat.test");
    await expect(email(page)).toHaveValue("asha@haat.test");
    await expect(password(page)).toHaveValue("");
  });

  // @spec token-kept-admintoken-local failed-code-says-server good-code-keeps-token
  test("clears the boxes after a wrong code, and opens the dashboard with a correct one", async ({ page }) => {
    await toTheCode(page);
    const verify = button(page, "Verify & Login");
    for (const [answer, text] of [
      [silent(), "Invalid OTP. Please try again."],
      [saying(429, "Too many tries."), "Too many tries."],
    ] as const) {
      await answers(page, answer);
      await page.keyboard.type("111111");
      await verify.click();
      await said(page, text);
      expect(await typedCode(page)).toBe("");
      await expect(boxes(page).first()).toBeFocused();
    }
    let body: unknown;
    await answers(page, (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({ json: { success: true, token: administratorToken() } });
    });
    await page.keyboard.type("222222");
    await verify.click();
    await said(page, "Welcome! Redirecting to your dashboard...");
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, "Dashboard")).toBeVisible();
    expect(body).toEqual({ email: "asha@haat.test", otp: "222222" });
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBe(administratorToken());
  });

  // @spec resend-pressed-after-60 toasts-close-after-3
  test("sends another code after 60 seconds, and its messages disappear after 3", async ({ page }) => {
    await page.clock.install();
    await toTheCode(page);
    await stopClock(page);
    const resend = button(page, "Resend");
    await page.clock.runFor(61_000);
    await resend.click();
    const toast = page.getByText("OTP has been sent to your email!");
    await runUntilSeen(page, toast);
    // It starts to disappear after three seconds, and fades for a fifth of one.
    await expectToStay(page, toast, 3_200);
    await expect(resend).toHaveCount(0);
    await expect(page.getByText(/^Resend in 5\ds$/)).toBeVisible();
    await page.clock.runFor(55_000);
    await expect(resend).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(resend).toBeVisible();
    await answers(page, silent(500));
    await resend.click();
    await runUntilSeen(page, page.getByText("The code could not be sent. Please try again."));
  });
});
