import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, openAs, type Person } from "../../support/account";
import { theCatalogue } from "../../support/catalogue";
import { aCouponCode, formTime } from "../../support/offers";
import { button, heading, said } from "../../support/screen";
import { aMember, aNewName, openBackOffice } from "../../support/staff";
import { customerIdOf } from "../../support/wallet";

const coupons = (page: Page) => page.getByRole("region", { name: "Coupons" });

/** Opens a shopper's cart with this product. */
async function openCart(page: Page, person: Person, productId: string): Promise<void> {
  const data = { productId, variant: null, quantity: 1 };
  await page.request.post("/api/v1/cart", { headers: { authorization: person.token }, data });
  await openAs(page, person, "/cart");
  await expect(heading(page, "Your cart")).toBeVisible();
}

/** A product of a brand of its own, at ₹1,000. */
async function aBrandedProduct(request: APIRequestContext) {
  const [brand, catalogue] = [aNewName("Ojas"), theCatalogue(request)];
  const { _id: categoryId } = await catalogue.category();
  return { brand, product: await catalogue.product({ categoryId, brand, price: 1000 }) };
}

test("Staff make a customer group and a coupon for it, which its customers alone can use", async ({
  page,
  request,
}) => {
  test.slow();
  const [name, code] = [aNewName("Regulars"), aCouponCode("G")];
  const [member, outsider] = [await aPerson(request), await aPerson(request)];
  const { brand, product } = await aBrandedProduct(request);
  const office = await aMember(request, ["view_customer", "edit_customer", "view_product", "edit_product"]);
  await openBackOffice(page, "/dashboard/customers", office.token);
  await page.getByRole("main").getByRole("link", { name: "Customer groups" }).click();
  await expect(heading(page, "Customer groups")).toBeVisible();

  await button(page, "Add group").click();
  const form = page.getByRole("dialog", { name: "Add group" });
  await form.getByRole("button", { name: "Add group" }).click();
  await expect(form.getByText("Please enter a name.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Add group" }).click();
  await said(page, "Customer group saved.");

  await page.goto(`/dashboard/customer-groups?search=${encodeURIComponent(name)}`);
  await expectAccessible(page);
  await button(page, `Add or remove customers of ${name}`).click();
  const customers = page.getByRole("dialog", { name: `Customers of ${name}` });
  await customers.getByRole("button", { name: "Add customers" }).click();
  await expect(customers.getByText("Please enter email addresses or mobile numbers.")).toBeVisible();
  const field = customers.getByLabel("Email addresses or mobile numbers");
  await field.fill(`${member.email}\nnobody@example.test`);
  await customers.getByRole("button", { name: "Add customers" }).click();
  await expect(customers.getByRole("status")).toContainText("1 customer added.");
  await expect(customers.getByRole("status")).toContainText("1 was not found");
  await expect(field).toHaveValue("nobody@example.test");
  await expectAccessible(page);
  await customers.getByRole("button", { name: "Close", exact: true }).last().click();
  await page.getByRole("link", { name: `1 customer in ${name}` }).click();
  await expect(page).toHaveURL(/\/customers\?group=/);
  await expect(page.getByLabel("Group", { exact: true })).toHaveValue(/^cusgroup_/);
  await expect(page.getByRole("link", { name: member.email })).toHaveCount(1);
  await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/coupons");
  await button(page, "Add coupon").click();
  const coupon = page.getByRole("dialog", { name: "Add coupon" });
  await coupon.getByLabel(/^Code/).fill(code);
  await coupon.getByLabel("Title").fill("A tenth off");
  await coupon.getByLabel("Discount in percent").fill("10");
  await coupon.getByLabel("Brand").fill(brand);
  await coupon.getByLabel("Starts").fill(formTime(-1));
  await coupon.getByLabel("Ends").fill(formTime(3));
  await coupon.getByRole("group", { name: "Only for these customer groups" }).getByLabel(name).check();
  await expectAccessible(page);
  await coupon.getByRole("button", { name: "Add coupon" }).click();
  await said(page, "Coupon saved.");
  await page.goto(`/dashboard/coupons?search=${code}`);
  await expect(page.getByText(`only for ${name}`)).toBeVisible();
  await page.goto(`/dashboard/customer-groups?search=${encodeURIComponent(name)}`);
  await button(page, `Delete ${name}`).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`Coupon ${code} is for this group.`)).toBeVisible();

  await openCart(page, member, product._id);
  await button(page, `Apply ${code}`).click();
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Total₹900");
  await openCart(page, outsider, product._id);
  await expect(button(page, `Apply ${code}`)).toHaveCount(0);
  await coupons(page).getByLabel("Coupon code").fill(code);
  await coupons(page).getByLabel("Coupon code").press("Enter");
  await expect(coupons(page).getByText("This coupon is for certain customers only.")).toBeVisible();
  await expectAccessible(page);

  const id = await customerIdOf(request, member);
  await openBackOffice(page, `/dashboard/customer-details?id=${encodeURIComponent(id)}`, office.token);
  const groups = page.getByRole("region", { name: "Groups", exact: true });
  await expect(groups.getByRole("link", { name })).toBeVisible();
  await groups.getByRole("button", { name: "Edit groups" }).click();
  const edit = page.getByRole("dialog", { name: /^Groups of / });
  await edit.getByLabel(name).uncheck();
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await said(page, "Customer's groups saved.");
  await expect(groups.getByText("In no customer group.")).toBeVisible();
  await openCart(page, member, product._id);
  await expect(button(page, `Apply ${code}`)).toHaveCount(0);
});

test("Customer groups can only be seen without the permission to edit customers @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_customer"]);
  await openBackOffice(page, "/dashboard/customer-groups", token);
  await expect(heading(page, "Customer groups")).toBeVisible();
  await expect(button(page, "Add group")).toHaveCount(0);
});
