import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { aPerson } from "../../../support/account";
import { administratorToken } from "../../../support/administrator-token";
import { saying } from "../../../support/answers";
import { button, heading, said } from "../../../support/screen";
import { aMember, asAdministrator, openBackOffice } from "../../../support/staff";

const rows = (page: Page) => page.getByRole("table", { name: "Audit log", exact: true }).locator("tbody tr");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search by item name" });
/** A date some days from today, in India. */
const day = (days: number) => new Date(Date.now() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

test.describe("The audit log", () => {
  // @spec every-change-tells-before filtered-searched-thing-name loading-empty-way-out
  test("shows who changed what, before and after, searchable by person, subject and time", async ({
    page,
    request,
  }) => {
    const member = await aMember(request, ["view_customer", "edit_customer"]);
    const { email } = await aPerson(request);
    const headers = { authorization: member.token };
    const list = await request.get(`/api/v1/back-office/customers?search=${encodeURIComponent(email)}`, { headers });
    const id: string = (await list.json()).customers[0]._id;
    const change = (data: object) => request.put(`/api/v1/back-office/customers/${id}`, { headers, data });
    await change({ blocked: true, reason: "Three parcels refused." });
    await change({ blocked: false });

    await openBackOffice(page, "/dashboard/audit");
    await expect(heading(page, "Audit log")).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await expectAccessible(page);
    await searchBox(page).fill(id);
    await expect(rows(page)).toHaveCount(2);
    const [unblocked, blocked] = [rows(page).nth(0), rows(page).nth(1)];
    await expect(unblocked).toContainText("Customer unblocked");
    await expect(blocked).toContainText("Customer blocked");
    await expect(blocked).toContainText(member.name);
    await expect(blocked).toContainText(email);
    await expect(blocked.getByRole("deletion").filter({ hasText: "No" })).toBeVisible();
    await expect(blocked.getByRole("insertion").filter({ hasText: "Yes" })).toBeVisible();
    await expect(blocked).toContainText("Three parcels refused.");

    await page.getByLabel("User", { exact: true }).selectOption(member.name);
    await page.getByLabel("Type", { exact: true }).selectOption("Customer");
    // Midnight may have passed in the meantime.
    const [from, to] = [day(-1), day(0)];
    await page.getByLabel("From", { exact: true }).fill(from);
    await page.getByLabel("To", { exact: true }).fill(to);
    await expect(page).toHaveURL(new RegExp(`actorId=.+subjectType=customer.+from=${from}.+to=${to}`));
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await page.getByLabel("From", { exact: true }).fill("2020-01-01");
    await said(page, "No changes found.");
    await button(page, "Clear filters").click();
    await expect(rows(page)).toHaveCount(5);
    await expect(searchBox(page)).toHaveValue("");
  });

  // @spec nobody-edit whoever-reads-sees-became loading-empty-way-out
  test("cannot be changed by anyone, and is readable by staff managers only", async ({ page, request }) => {
    const office = asAdministrator(request);
    const { entries } = await office.read("/back-office/audit?limit=1&page=1");
    const headers = { authorization: (await aMember(request, ["view_order"])).token };
    expect((await request.get("/api/v1/back-office/audit", { headers })).status()).toBe(403);
    for (const method of ["PUT", "DELETE", "POST"]) {
      const own = { authorization: administratorToken() };
      const answer = await request.fetch(`/api/v1/back-office/audit/${entries[0]._id}`, { method, headers: own });
      expect(answer.status()).toBe(404);
    }
    await page.route("**/api/v1/back-office/audit?*", saying(500, "Something went wrong on our side."));
    await openBackOffice(page, "/dashboard/audit");
    await said(page, "Could not fetch the audit log.");
    await page.unrouteAll();
    await button(page, "Try Again").click();
    await expect(rows(page).first()).toBeVisible();
    for (const name of ["Edit", "Delete", "Remove"])
      await expect(rows(page).getByRole("button", { name })).toHaveCount(0);
  });
});
