import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { button, heading, said } from "../../support/screen";
import { aMember, aNewName, openBackOffice } from "../../support/staff";

/** A word without results. Letters only, because a search interprets numbers. */
const anUnknownWord = () =>
  `qxz${aNewName("")
    .replace(/[^a-z]/gi, "")
    .toLowerCase()}${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")}`;

test.describe("Synonyms in the back office", () => {
  // @spec search-synonyms-staff-edit search-missed-listed
  test("can be added from a search without results, and then find products", async ({ page }) => {
    const word = anUnknownWord();
    await page.goto(`/search?q=${word}`);
    await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();

    const { token } = await aMember(page.request, ["view_search", "edit_search"]);
    await expect
      .poll(async () => {
        const headers = { authorization: token };
        const answer = await page.request.get(`/api/v1/back-office/missed-searches?search=${word}`, { headers });
        return ((await answer.json()) as { searches: unknown[] }).searches.length;
      })
      .toBe(1);
    await openBackOffice(page, `/dashboard/search-words?list=missed&search=${word}`, token);
    await expect(heading(page, "Search words")).toBeVisible();
    await button(page, `Add synonym for ${word}`).click();
    const dialog = page.getByRole("dialog", { name: "Add synonym" });
    await expect(dialog.getByLabel("Word", { exact: false }).first()).toHaveValue(word);
    await dialog.getByLabel("Equal words").fill("kurta, saree");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add synonym" }).click();
    await said(page, "Synonym saved. Search uses it immediately.");
    await said(page, "No searches without results. Searches that find nothing appear here.");

    await page.goto(`/search?q=${word}`);
    await expect(page.getByText(/^\d+ Products? Found$/)).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /kurta|saree/i })
        .first(),
    ).toBeVisible();
  });

  test("can be edited and deleted, and built-in ones are marked @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_search", "edit_search"]);
    await openBackOffice(page, "/dashboard/search-words?search=chappal&source=seeded", token);
    await expect(page.getByRole("row", { name: /^hawai chappal/ })).toContainText("Built in");
    await expectAccessible(page);
    const word = anUnknownWord();
    await button(page, "Add synonym").first().click();
    let dialog = page.getByRole("dialog", { name: "Add synonym" });
    await dialog.getByLabel("Word", { exact: false }).first().fill(word);
    await dialog.getByRole("button", { name: "Add synonym" }).click();
    await expect(dialog.getByText("Please enter at least one equal word.")).toBeVisible();
    await dialog.getByLabel("Equal words").fill("kurta");
    await dialog.getByLabel("Direction").selectOption("Both ways");
    await dialog.getByRole("button", { name: "Add synonym" }).click();
    await said(page, "Synonym saved. Search uses it immediately.");

    await page.goto(`/dashboard/search-words?search=${word}`);
    await button(page, `Edit ${word}`).click();
    dialog = page.getByRole("dialog", { name: "Edit synonym" });
    await expect(dialog.getByLabel("Equal words")).toHaveValue("kurta");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await button(page, `Delete ${word}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "No synonyms found.");
  });

  test("are only visible with the permission to view them", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_search"]);
    await openBackOffice(page, "/dashboard/search-words", token);
    await expect(page.getByText(/^Showing \d/)).toBeVisible();
    await expect(button(page, "Add synonym")).toHaveCount(0);
  });
});
