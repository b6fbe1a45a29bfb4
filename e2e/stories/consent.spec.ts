import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { aProductWithVariants, chooseVariant } from "../support/shop";
import { test } from "../support/test";

test.describe("A shopper who has not agreed to the terms", () => {
  test("is asked once for terms and privacy policy, which the account page then lists", async ({ page }) => {
    const person = await aPerson(page.request, { agrees: false });
    await openAs(page, person, "/account");
    const bar = page.getByRole("region", { name: "Terms and privacy" });
    await expect(bar).toContainText("Please read and agree to our Terms & Conditions");
    const privacy = page.getByRole("region", { name: "Data & privacy" });
    await expect(privacy).toContainText("You have not agreed to a version yet.");
    await expectAccessible(page);
    await bar.getByRole("button", { name: "I agree" }).click();
    await expect(bar).toBeHidden();
    await expect(privacy.getByRole("listitem")).toHaveCount(2);
    await expect(privacy).toContainText("when we asked you.");
    await page.reload();
    await expect(privacy.getByRole("listitem")).toHaveCount(2);
    await expect(bar).toBeHidden();
  });

  test("can put terms and privacy policy off, and shops on", async ({ page }) => {
    await openAs(page, await aPerson(page.request, { agrees: false }), "/");
    const bar = page.getByRole("region", { name: "Terms and privacy" });
    await expect(bar).toBeVisible();
    const top = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const whileAsked = await top();
    // The last link of the page can be reached above the bar, and is not covered by it when it has the focus.
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.focus();
    await last.click({ trial: true });
    await bar.getByRole("button", { name: "Later" }).click();
    await expect(bar).toBeHidden();
    expect(await top()).toBe(whileAsked);
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Data & privacy" })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test("is asked for terms beside the buttons that buy, not over them", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request, { agrees: false }), `/product/${product.slug}`);
    await expect(page.getByRole("region", { name: "Terms and privacy" })).toBeVisible();
    await chooseVariant(page);
    for (const name of ["Add to Cart", "Buy Now"]) {
      await page
        .getByRole("main")
        .getByRole("button", { name })
        .filter({ visible: true })
        .first()
        .click({ trial: true });
    }
    await expectAccessible(page);
  });
});
