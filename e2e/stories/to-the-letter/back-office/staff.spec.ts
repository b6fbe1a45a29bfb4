import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { silent } from "../../../support/answers";
import { button, heading, nothingOpen, said } from "../../../support/screen";
import {
  aMember,
  aNewName,
  aRole,
  asAdministrator,
  invitationPath,
  openBackOffice,
  staffEmail,
} from "../../../support/staff";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

/** Chooses from an account's menu, and confirms if asked. */
async function choose(page: Page, name: string, item: string, yes?: string): Promise<void> {
  await nothingOpen(page);
  await button(page, `Actions for ${name}`).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
  if (yes) await page.getByRole("alertdialog").getByRole("button", { name: yes, exact: true }).click();
}

const stillIn = async (page: Page, token: string) =>
  (await page.request.get("/api/v1/back-office/me", { headers: { authorization: token } })).ok();

test.describe("Staff", () => {
  // @spec staff-invite-give-roles
  test("are invited by mail, reinvited, and removed", async ({ page }) => {
    const role = await aRole(page.request, ["view_banner"]);
    const name = aNewName("Guest");
    const email = staffEmail(name);
    await openBackOffice(page, "/dashboard/staff");
    await expect(heading(page, "Staff")).toBeVisible();
    await expect(row(page, "admin@haat.test").or(page.getByRole("row").nth(1)).first()).toBeVisible();
    await expectAccessible(page);
    await button(page, "Invite staff").click();
    const form = page.getByRole("dialog", { name: "Invite staff member" });
    await form.getByLabel("Email").fill("nobody");
    await button(page, "Send invitation").click();
    await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(form.getByText("Please select at least one role.")).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Name").fill(name);
    await form.getByLabel(role.name).click();
    await page.route("**/api/v1/back-office/staff", silent(500));
    await button(page, "Send invitation").click();
    await expect(form.getByRole("alert")).toHaveText("This could not be saved. Please try again.");
    await page.unroute("**/api/v1/back-office/staff");
    await button(page, "Send invitation").click();
    await said(page, `An invitation has been sent to ${email}.`);
    await expect(form).toHaveCount(0);
    await expect(row(page, name)).toContainText("Invited");
    await expect(row(page, name)).toContainText(role.name);
    expect(await invitationPath(page.request, email)).toContain("/adminlogin/welcome?token=");

    await button(page, "Invite staff").click();
    await form.getByLabel("Email").fill(email);
    await form.getByLabel(role.name).click();
    await button(page, "Send invitation").click();
    await expect(form.getByRole("alert")).toHaveText("A staff member with this email address already exists.");
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
    await choose(page, name, "Resend invitation", "Send");
    await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText(
      "An invitation was just sent. Please wait a moment before sending another one.",
    );
    await button(page, "Cancel").click();
    await choose(page, name, "Remove", "Remove");
    await said(page, "The account has been removed.");
    await expect(row(page, name)).toHaveCount(0);
    await asAdministrator(page.request).remove(`/role/${role._id}`);
  });

  // @spec staff-invite-give-roles nobody-deactivates-removes-own
  test("are given roles, have their second factor reset, and are deactivated", async ({ page }) => {
    const member = await aMember(page.request, ["view_banner"]);
    const more = await aRole(page.request, ["view_order"]);
    await openBackOffice(page, `/dashboard/staff?search=${encodeURIComponent(member.email)}`);
    await expect(row(page, member.name)).toContainText("Active");
    await choose(page, member.name, "Edit");
    const form = page.getByRole("dialog", { name: "Edit staff member" });
    await form.getByLabel(more.name).click();
    await button(page, "Save Changes").click();
    await said(page, "Staff member saved successfully!");
    await expect(row(page, member.name)).toContainText(more.name);

    expect(await stillIn(page, member.token)).toBe(true);
    await choose(page, member.name, "Reset 2-step verification");
    await said(
      page,
      "The account is logged out everywhere, its authenticator app is turned off, and any code sent to it stops working. The owner logs in again with the password and a code sent by email.",
    );
    await button(page, "Reset").click();
    await said(page, "2-step verification has been reset. The account has been logged out everywhere.");
    expect(await stillIn(page, member.token)).toBe(false);

    await choose(page, member.name, "Deactivate", "Deactivate");
    await said(page, "The account has been deactivated and logged out everywhere.");
    await expect(row(page, member.name)).toContainText("Inactive");
    await choose(page, member.name, "Activate");
    await said(page, "The account has been activated.");
    await expect(row(page, member.name)).toContainText("Active");

    await page.getByRole("searchbox").fill("admin@haat.test");
    await expect(row(page, "Full administrator")).toContainText("You");
    await row(page, "You")
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await expect(page.getByRole("menuitem", { name: "Remove" })).toHaveCount(0);
    await expect(page.getByRole("menuitem", { name: "Deactivate" })).toHaveCount(0);
  });

  test("are searched by name, filtered by status and role, and loading errors are shown", async ({ page }) => {
    await page.route("**/api/v1/back-office/staff?*", silent(500));
    await openBackOffice(page, "/dashboard/staff");
    await said(page, "Could not fetch staff.");
    await page.unroute("**/api/v1/back-office/staff?*");
    await button(page, "Try Again").click();
    await page.getByRole("searchbox").fill("nobody of this name");
    await said(page, "No staff members found.");
  });
});
