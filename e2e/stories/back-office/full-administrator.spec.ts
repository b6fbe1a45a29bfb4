import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { buy } from "../../support/purchase";
import { button, heading, said } from "../../support/screen";
import { aNewName, asAdministrator, invitationPath, openBackOffice, staffEmail } from "../../support/staff";

type Order = { finalAmount: number; orderStatus: string; createdAt: string };

/** The date in India of an instant. */
const dayOf = (instant: string | Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date(instant));

const rupees = (amount: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** An entry of the audit log, in a row or on a card. */
const entry = (page: Page, text: string) =>
  page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: text }).first();

// @spec full-administrator-day-overview
test("A full administrator's day", async ({ page }) => {
  test.slow();
  const office = asAdministrator(page.request);
  const shopper = await aPerson(page.request);
  const { orderId } = await buy(page.request, shopper);
  const role = aNewName("Banner keeper");
  const guest = aNewName("Ravi");
  let customer = "";
  const permission = aNewName("e2e_day")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");

  await test.step("starts with the overview", async () => {
    await openBackOffice(page);
    await expect(heading(page, "Dashboard")).toBeVisible();
    for (const name of ["Latest orders", "Low stock", "Best sellers"]) {
      await expect(page.getByRole("heading", { name: new RegExp(name, "i") })).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step("adds a permission and a role with it", async () => {
    await page.goto("/dashboard/rolepermission");
    await button(page, "Add permission").click();
    await page.getByRole("dialog").getByLabel("Name").fill(permission);
    await button(page, "Create permission").click();
    await said(page, "Permission saved successfully!");
    await page.goto("/dashboard/role");
    await button(page, "Add role").click();
    const form = page.getByRole("dialog", { name: "Add new role" });
    await form.getByLabel("Role Name").fill(role);
    for (const name of [permission, "view_banner"]) await form.getByLabel(name, { exact: true }).click();
    await button(page, "Create role").click();
    await said(page, "Role saved successfully!");
    await expect(page.getByRole("list", { name: `Permissions of ${role}` })).toContainText(permission);
    await expectAccessible(page);
  });

  await test.step("invites someone with that role", async () => {
    await page.goto("/dashboard/staff");
    await button(page, "Invite staff").click();
    const form = page.getByRole("dialog", { name: "Invite staff member" });
    await form.getByLabel("Email").fill(staffEmail(guest));
    await form.getByLabel("Name").fill(guest);
    await form.getByLabel(role).click();
    await button(page, "Send invitation").click();
    await said(page, `An invitation has been sent to ${staffEmail(guest)}.`);
    expect(await invitationPath(page.request, staffEmail(guest))).toContain("token=");
    await expectAccessible(page);
  });

  await test.step("blocks a customer, who is logged out at once", async () => {
    const asShopper = () => page.request.get("/api/v1/order", { headers: { authorization: shopper.token } });
    expect((await asShopper()).ok()).toBe(true);
    await page.goto(`/dashboard/customers?search=${encodeURIComponent(shopper.email)}`);
    const list = page.getByRole("region", { name: "Customers", exact: true });
    await expect(list.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
    await list.getByRole("link").first().click();
    await expect(page).toHaveURL(/customer-details\?id=/);
    customer = new URL(page.url()).searchParams.get("id") ?? "";
    await button(page, "Block").click();
    await page.getByRole("dialog").getByLabel("Reason").fill("Sends back everything");
    await button(page, "Block customer").click();
    await said(page, "The customer has been blocked and logged out everywhere.");
    expect((await asShopper()).ok()).toBe(false);
    await expectAccessible(page);
  });

  await test.step("changes a setting, which is saved", async () => {
    const hours = page.getByRole("region", { name: "Grievance officer" }).getByLabel("Hours");
    const [one, other] = ["Monday to Saturday, 10 am to 6 pm", "Monday to Saturday, 9 am to 5 pm"];
    let wanted = "";
    // Another story may save concurrently: then retry, as people would.
    await expect(async () => {
      await page.goto("/dashboard/settings");
      await expect(hours).toBeVisible();
      wanted = (await hours.inputValue()) === one ? other : one;
      await hours.fill(wanted);
      await button(page, "Save settings").click();
      await expect(page.getByText("Settings saved successfully!").first()).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await page.reload();
    await expect(hours).toHaveValue(/^Monday to Saturday/);
    await expectAccessible(page);
  });

  await test.step("sees the order in the earnings", async () => {
    // Other stories place orders, or midnight passes: both are read until they agree.
    await expect(async () => {
      const today = dayOf(new Date());
      const { orders } = (await office.read("/getAllOrders")) as { orders: (Order & { _id: string })[] };
      expect(orders.some(({ _id }) => _id === orderId)).toBe(true);
      const counted = orders.filter((one) => dayOf(one.createdAt) === today && one.orderStatus !== "cancelled");
      const sales = counted.reduce((sum, { finalAmount }) => sum + Math.round(finalAmount * 100), 0) / 100;
      await page.goto(`/dashboard/earnings?from=${today}&to=${today}`);
      await expect(page.getByText(rupees(sales), { exact: true }).first()).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await expectAccessible(page);
  });

  await test.step("finds all of it in the audit log", async () => {
    await page.goto("/dashboard/audit?limit=50");
    await expect(heading(page, "Audit log")).toBeVisible();
    for (const [searched, shown, act] of [
      [permission, permission, "Permission"],
      [role, role, "Role"],
      [staffEmail(guest), staffEmail(guest), "Staff"],
      // The log stores only the id, and shows the name while the account exists.
      [customer, shopper.email, "Customer blocked"],
    ] as const) {
      await page.goto(`/dashboard/audit?search=${encodeURIComponent(searched)}`);
      await expect(entry(page, shown)).toContainText(act);
    }
    await page.goto("/dashboard/audit?subjectType=settings");
    await expect(entry(page, "Monday to Saturday")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("restores the shop's state", async () => {
    const { staff } = await office.read(`/back-office/staff?search=${encodeURIComponent(guest)}`);
    await office.remove(`/back-office/staff/${staff[0]._id}`);
    const roles = (await office.read("/role")) as { data: { _id: string; name: string }[] };
    await office.remove(`/role/${roles.data.find(({ name }) => name === role)?._id}`);
    const permissions = (await office.read("/permissions")) as { data: { _id: string; name: string }[] };
    await office.remove(`/permissions/${permissions.data.find(({ name }) => name === permission)?._id}`);
  });
});
