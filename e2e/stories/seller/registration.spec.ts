import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { hold, silent } from "../../support/answers";
import { button, heading, said } from "../../support/screen";
import { aNewSeller, aSeller, type Seller, typeLogin } from "../../support/seller";

async function typeAccount(page: Page, { mobileNumber, email, password }: Seller): Promise<void> {
  await page.getByLabel("Mobile Number").fill(mobileNumber);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe("Someone who wants to sell", () => {
  // @spec seller-login-seller-register login-successful-then-seller registration-successful-then-seller
  test("comes from the shop, registers, logs in and sees that the account is waiting", async ({ page, isMobile }) => {
    const seller = aNewSeller();
    await test.step("by a link in the shop, which opens another app", async () => {
      await page.goto("/");
      if (isMobile) await button(page, "Menu").click();
      const place = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("banner");
      const loaded = page.waitForEvent("load");
      await place.getByRole("link", { name: "Become a Seller" }).click();
      await loaded;
      await expect(heading(page, "Seller Login")).toBeVisible();
      await expect(page).toHaveURL("/seller/login");
      await page.getByRole("link", { name: "Sign Up" }).click();
      await expect(heading(page, "Become a Seller")).toBeVisible();
      await expect(page).toHaveTitle("Become a Seller | Sell at Haat");
      await expectAccessible(page);
    });

    await test.step("registers", async () => {
      await typeAccount(page, seller);
      await expect(page.getByLabel("All categories")).toBeChecked();
      await page.getByLabel("GSTIN (optional)").fill("29aajch4812k1z9");
      await button(page, "Register").click();
      await said(page, "Registration successful!");
      await expect(page).toHaveURL("/seller/login");
      await expect(page.getByLabel("Email or Mobile Number")).toHaveValue(seller.email);
    });

    await test.step("logs in by the mobile number", async () => {
      await typeLogin(page, seller.mobileNumber, seller.password);
      await said(page, "Login successful!");
      await expect(page).toHaveURL("/seller/dashboard");
      await expect(heading(page, "SellerHome")).toBeVisible();
      await said(page, "Pending approval");
      await expect(page.getByRole("region", { name: "Your account" })).toContainText("29AAJCH4812K1Z9");
      await expectAccessible(page);
    });
  });

  // @spec registration-mobile-email-password
  test("sees errors next to the input", async ({ page }) => {
    const known = await aSeller(page.request);
    await page.goto("/seller/register");
    await button(page, "Register").click();
    for (const text of [
      "Please enter a valid 10-digit mobile number.",
      "Please enter a valid email address.",
      "The password must have at least 8 characters.",
    ]) {
      await said(page, text);
    }
    await expect(page.getByLabel("Mobile Number")).toBeFocused();
    await expectAccessible(page);

    await test.step("for a GSTIN with a wrong check character", async () => {
      await typeAccount(page, { ...aNewSeller(), email: known.email });
      await page.getByLabel("GSTIN (optional)").fill("29AAJCH4812K1Z8");
      await button(page, "Register").click();
      await said(page, "Please enter a valid GSTIN.");
    });

    await test.step("for a PAN, which sellers of books only need", async () => {
      await page.getByLabel("Books only").check();
      await expect(page.getByLabel("GSTIN (optional)")).toHaveCount(0);
      await button(page, "Register").click();
      await said(page, "A PAN is required for books-only sellers.");
      await field(page, "PAN").fill("12345");
      await button(page, "Register").click();
      await said(page, "Please enter a valid PAN.");
      await field(page, "PAN").fill("aajch4812k");
    });

    await test.step("for an email address of another seller", async () => {
      await button(page, "Register").click();
      await said(page, "A seller account with this email already exists.");
      await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "PAN")).toHaveValue("aajch4812k");
      await page.getByLabel("Email").fill(aNewSeller().email);
      await page.getByLabel("Mobile Number").fill(known.mobileNumber);
      await button(page, "Register").click();
      await said(page, "A seller account with this mobile number already exists.");
      await expect(page.getByLabel("Mobile Number")).toBeFocused();
    });
  });

  // @spec registration-failed-unexpected-error
  test("keeps typed input when the shop fails, and sends only one tax number @once", async ({ page }) => {
    await page.goto("/seller/register");
    const seller = aNewSeller();
    await typeAccount(page, seller);
    await page.getByLabel("GSTIN (optional)").fill("not looked at");
    await page.getByLabel("Books only").check();
    await field(page, "PAN").fill("AAJCH4812K");
    const calls = "**/api/v1/sallerreg";
    for (const [answer, text] of [
      [silent(400), "Registration failed."],
      [silent(500), "An unexpected error occurred."],
    ] as const) {
      await page.unroute(calls);
      await page.route(calls, answer);
      await button(page, "Register").click();
      await expect(page.getByRole("alert").getByText(text)).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(seller.email);
    }
    await page.unroute(calls);
    let body: unknown;
    page.on("request", (request) => {
      if (request.url().endsWith("/sallerreg")) body = request.postDataJSON();
    });
    const release = await hold(page, calls);
    await button(page, "Register").click();
    await expect(button(page, "Registering...")).toBeDisabled();
    release();
    await said(page, "Registration successful!");
    expect(body).toEqual({ ...seller, sellerType: "BOOKS_ONLY", panNumber: "AAJCH4812K" });
  });

  // @spec password-shown-hidden-google
  test("reads the legal pages in separate windows, and sees that social logins are not implemented @once", async ({
    page,
  }) => {
    await page.goto("/seller/register");
    const papers = { "Terms & Conditions": "/TermsAndConditions", "Privacy Policy": "/PrivacyPolicy" };
    for (const [name, path] of Object.entries(papers)) {
      const link = page.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", path);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    for (const provider of ["Google", "Facebook"]) {
      await button(page, provider).click();
      await said(page, `Login with ${provider} is not yet implemented.`);
    }
  });
});
