import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { saying } from "../../support/answers";
import { listOf } from "../../support/list-screen";
import { heading, said } from "../../support/screen";
import { verifyEmail } from "../../support/seller";
import { aMember, aNewName, openBackOffice, staffEmail } from "../../support/staff";

// @spec seller-approval-needs-email
test("Staff with edit_seller approve a waiting seller, suspend them with a reason, and approve them again", async ({
  page,
  request,
}) => {
  const email = staffEmail(aNewName("Stall"));
  const mobileNumber = `9${String(Date.now()).slice(-9)}`;
  const body = { email, mobileNumber, password: "three words together", gstNumber: "29AAJCH4812K1Z9" };
  expect((await request.post("/api/v1/sallerreg", { data: body })).status()).toBe(201);
  const { token } = await aMember(request, ["view_seller", "edit_seller"]);
  await openBackOffice(page, `/dashboard/sellers?search=${encodeURIComponent(email)}`, token);
  await expect(heading(page, "Sellers")).toBeVisible();
  const { row, card } = listOf(page, "Sellers");
  const seller = row(email).or(card(email));
  await expect(seller.getByText("Pending", { exact: true })).toBeVisible();
  await expect(seller.getByText("29AAJCH4812K1Z9")).toBeVisible();
  await expectAccessible(page);

  const act = (name: string) => seller.getByRole("button", { name: `${name} ${email}` });
  await act("Approve").click();
  const question = page.getByRole("alertdialog", { name: `Approve ${email}?` });
  await page.route("**/api/v1/back-office/sellers/*/state", saying(409, "Please reload and try again."));
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(question.getByText("Please reload and try again.")).toBeVisible();
  await page.unrouteAll();
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(question.getByText("This seller hasn't verified their email address yet.")).toBeVisible();
  await verifyEmail(request, body);
  await page.reload();
  await act("Approve").click();
  await question.getByRole("button", { name: "Approve" }).click();
  await said(page, "The seller has been approved.");
  await expect(seller.getByText("Approved", { exact: true })).toBeVisible();

  await act("Suspend").click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${email}` });
  await dialog.getByRole("button", { name: "Suspend Seller" }).click();
  await expect(dialog.getByText("Please enter a reason, so that the seller knows what to do.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Fakes were sold.");
  await dialog.getByRole("button", { name: "Suspend Seller" }).click();
  await said(page, "The seller has been suspended.");
  await expect(seller.getByText("Suspended", { exact: true })).toBeVisible();
  await expect(seller.getByText("Fakes were sold.")).toBeVisible();

  await act("Approve").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(seller.getByText("Approved", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("nobody at all");
  await said(page, "No sellers found matching your criteria.");
});

test("Staff with view_seller alone cannot review sellers @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_seller"]);
  await openBackOffice(page, "/dashboard/sellers", token);
  await expect(heading(page, "Sellers")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Actions" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Approve|Suspend) / })).toHaveCount(0);
});
