import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { editorToken } from "../../support/administrator-token";
import { aPixelFile, theCatalogue } from "../../support/catalogue";
import { aPicture } from "../../support/picture";
import { addDraft } from "../../support/product-form";
import { button, heading, said } from "../../support/screen";
import { aNewName, asAdministrator, openBackOffice } from "../../support/staff";

const open = (page: Page, path: string) => openBackOffice(page, path, editorToken());
const found = (screen: string, text: string) => `/dashboard/${screen}?search=${encodeURIComponent(text)}`;

/** Clicks a section's heading if it is collapsed. */
async function unfold(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  // `count` does not wait; the sections come with the form.
  await dialog.getByRole("button", { name, exact: false }).first().waitFor();
  const heading = dialog.getByRole("button", { name, exact: false, expanded: false }).first();
  if (await heading.count()) await heading.click();
}

test.describe("A catalogue editor's day", () => {
  // @spec catalogue-editor-does-all
  test("sees the catalogue's screens and nothing else @once", async ({ page }) => {
    await open(page, "/dashboard");
    await expect(heading(page, "Dashboard")).toBeVisible();
    if (await button(page, "Open menu").count()) await button(page, "Open menu").click();
    const entries = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
    await expect(entries.first()).toBeVisible();
    await expect(entries).toHaveText([
      "Dashboard",
      "Categories",
      "Subcategories",
      "Products",
      "Product Banner",
      "Reviews",
      "Home page",
      "Collections",
      "Sales",
      "Coupons",
      "Engine admin",
    ]);
    await page.goto("/dashboard/orderdetails");
    await expect(page.getByText(/don't have permission to view this page/)).toBeVisible();
    await expect(page.getByText("₹")).toHaveCount(0);
    await expectAccessible(page);
    const orders = await page.request.get("/api/v1/getAllOrders", { headers: { authorization: editorToken() } });
    expect(orders.status()).toBe(403);
  });

  // @spec catalogue-editor-does-all details-specifications-variants-attributes media-images-videos-upload
  test("adds a category with products, and shoppers find them", async ({ page }) => {
    const [parent, corner, title] = [aNewName("Weaves"), aNewName("Stoles"), aNewName("Kani stole")];
    await open(page, "/dashboard/categories");
    await button(page, "Add category").first().click();
    let dialog = page.getByRole("dialog", { name: "Add new category" });
    await dialog.getByLabel("Title").fill(parent);
    await dialog.getByLabel("Image").setInputFiles({ ...aPixelFile(), buffer: await aPicture(page, 200, 200) });
    await dialog.getByRole("button", { name: "Create category" }).click();
    await said(page, "Category saved successfully!");

    await page.goto("/dashboard/subcategories");
    await button(page, "Add sub-category").first().click();
    dialog = page.getByRole("dialog", { name: "Add new sub-category" });
    await dialog.getByLabel("Title").fill(corner);
    await dialog.getByLabel("Heading").fill("Woven in Kanihama");
    await dialog.getByLabel("Parent category").selectOption({ label: parent });
    await dialog.getByLabel("Image").setInputFiles(aPixelFile());
    await dialog.getByRole("switch", { name: "Show on Home" }).click();
    await dialog.getByRole("button", { name: "Create sub-category" }).click();
    await said(page, "Sub-category saved successfully!");

    await page.goto("/dashboard/products");
    await button(page, "Add Product").first().click();
    dialog = page.getByRole("dialog", { name: "Add New Product" });
    await dialog.getByLabel("Title", { exact: true }).fill(title);
    await dialog.getByLabel("Brand").fill("Pashmin Ghar");
    await dialog.getByLabel("Category", { exact: true }).selectOption({ label: parent });
    await dialog.getByLabel("Sub-Category").selectOption({ label: corner });
    await dialog.getByLabel("Price", { exact: true }).first().fill("4999");
    await dialog.getByLabel("Discount Price", { exact: true }).first().fill("3999");
    await dialog.getByLabel("Stock Quantity").fill("6");
    await unfold(page, "Details & Specifications");
    const newColor = dialog.getByLabel("Color", { exact: true }).last();
    for (const color of ["Saffron", "Indigo"]) {
      await newColor.fill(color);
      await dialog.getByLabel("Size", { exact: true }).last().fill("Free");
      await dialog.getByLabel("SKU", { exact: true }).last().fill(`${title}-${color}`);
      await addDraft(dialog.getByRole("button", { name: "Add variant", exact: true }), newColor);
      await expect(dialog.getByRole("listitem", { name: new RegExp(`${color}, Free`) })).toBeVisible();
    }
    const key = dialog.getByLabel("Key", { exact: true });
    await key.fill("Fibre");
    await dialog.getByLabel("Value", { exact: true }).last().fill("Pashmina");
    await addDraft(dialog.getByRole("button", { name: "Add attribute" }), key);
    await dialog.getByLabel("Offer title", { exact: true }).fill("Winter offer");
    await dialog.getByLabel("Offer description", { exact: true }).fill("A gift box with each stole");
    await dialog.getByLabel("Valid Till", { exact: true }).fill("2099-12-31");
    await dialog.getByRole("button", { name: "Add offer" }).click();
    await expect(dialog.getByLabel("Valid till of offer 1").locator("xpath=../..")).toContainText("31 Dec 2099");
    await dialog.getByRole("button", { name: "Add section" }).click();
    await dialog.getByLabel("Section title").fill("Care");
    const details = dialog.getByRole("list", { name: "Details of section 1" });
    await details.getByRole("textbox").nth(0).fill("Wash");
    await details.getByRole("textbox").nth(1).fill("Dry clean only");
    await unfold(page, "Media");
    const pictures = await Promise.all([300, 200].map((width) => aPicture(page, width, 300)));
    await dialog
      .getByLabel(/^Add images/)
      .setInputFiles(
        pictures.map((buffer, place) => ({ name: `picture-${place + 1}.png`, mimeType: "image/png", buffer })),
      );
    // The second picture becomes the cover, using the keyboard only.
    const images = dialog.getByRole("list", { name: "Product Images" });
    await expect(images.getByRole("img").first()).toHaveAccessibleName("image 1 of 2, picture-1.png");
    await images.getByRole("button", { name: "Reorder image 2 of 2" }).focus();
    await page.keyboard.press("Space");
    // Announced once positions are measured: an earlier arrow key has no effect.
    await expect(page.getByText("The image is over position 2 of 2.")).toBeAttached();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("The image is over position 1 of 2.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(images.getByRole("img").first()).toHaveAccessibleName("image 1 of 2, picture-2.png");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create Product" }).click();
    await said(page, "Product saved successfully!");
    await expect(dialog).toHaveCount(0);

    const answer = await page.request.get("/api/v1/products", { params: { search: title } });
    const { products } = (await answer.json()) as { products: { _id: string; slug: string; title: string }[] };
    const made = products.find((product) => product.title === title);
    await page.goto(`/product/${made?.slug}/${made?._id}`);
    await expect(heading(page, title)).toBeVisible();
    for (const text of ["Pashmin Ghar", "Winter offer", "Pashmina", "Dry clean only", "Saffron", "Indigo"])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText("₹3,999").first()).toBeVisible();
  });

  // @spec second-two-editors-told
  test("is told that another editor was faster, and loses nothing @once", async ({ page }) => {
    const { category, product } = theCatalogue(page.request);
    const { _id: categoryId } = await category();
    const { _id, title } = await product({ categoryId, brand: "Old brand", price: 500 });
    await open(page, found("products", title));
    await button(page, `Edit ${title}`).click();
    const dialog = page.getByRole("dialog", { name: "Edit Product" });
    await dialog.getByLabel("Brand").fill("My brand");
    await dialog.getByLabel("Price", { exact: true }).first().fill("450");
    await asAdministrator(page.request).put(`/product/${_id}`, { brand: "Their brand", description: "Theirs." });
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByRole("alert")).toContainText("This product was changed by someone else.");
    await dialog.getByRole("button", { name: "Load the latest version" }).click();
    const choice = page.getByRole("alertdialog", { name: "This product was changed by someone else" });
    await expect(choice.getByRole("group", { name: "Brand" })).toContainText("Their brand");
    await expect(choice).toContainText("Changed only by them: Description.");
    await expectAccessible(page);
    await choice.getByLabel(/^Use theirs/).check();
    await choice.getByRole("button", { name: "Continue with the latest version" }).click();
    await expect(dialog.getByLabel("Brand")).toHaveValue("Their brand");
    await expect(dialog.getByLabel("Description", { exact: true }).first()).toHaveValue("Theirs.");
    await expect(dialog.getByLabel("Price", { exact: true }).first()).toHaveValue("450");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Product saved successfully!");
    await page.goto(`/product/${_id}`);
    await expect(page.getByText("₹450").first()).toBeVisible();
    await expect(page.getByText("Theirs.").first()).toBeVisible();
  });

  // @spec review-hidden-list-rating shop-answers-review-everybody
  test("replies to a review and hides it, and toggles a banner", async ({ page }) => {
    const office = asAdministrator(page.request);
    const { reviews } = (await office.read("/back-office/reviews?hidden=false&answered=false&limit=50")) as {
      reviews: { _id: string; comment: string; productId: { _id: string } }[];
    };
    // The stories of two screen sizes run concurrently, each on its own review.
    const wanted = reviews.filter(({ comment }) => comment.length > 20);
    const place = test.info().project.name === "office-phone" ? 1 : 0;
    const review = wanted[place];
    if (!review) throw new Error("The demo shop has no reviews without an answer.");
    const words = aNewName("Thank you from the shop");
    await open(page, found("reviews", review.comment));
    await page
      .getByRole("button", { name: /^Reply to / })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Reply to review" });
    await dialog.getByLabel("Reply").fill(words);
    await dialog.getByRole("button", { name: "Save reply" }).click();
    await said(page, "Reply saved.");
    const shopper = await aPerson(page.request);
    const shown = async () => {
      const headers = { authorization: shopper.token };
      const path = `/api/v1/rating/${review.productId._id}`;
      return (await page.request.get(path, { headers })).text();
    };
    await expect.poll(shown).toContain(words);
    const show = page.getByRole("switch", { name: /^Show the review of/ }).first();
    await show.click();
    await said(page, "Review hidden from customers.");
    await expect.poll(shown).not.toContain(words);
    await expectAccessible(page);

    const { title } = await theCatalogue(page.request).banner({ title: aNewName("Quiet"), status: false, order: 900 });
    await page.goto(found("banners", title));
    await page.getByRole("switch", { name: `Status of ${title}` }).click();
    await said(page, "Banner status updated!");
    await button(page, `Delete ${title}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Banner deleted successfully!");
  });

  // @spec 409-category-still-n you-sure-you-want-delete-sub catalogue-editor-does-all
  test("deletes what is unused, and is told what uses the rest @once", async ({ page }) => {
    const { category, subCategory, product } = theCatalogue(page.request);
    const parent = await category();
    const corner = await subCategory(parent._id);
    const thing = await product({ categoryId: parent._id, subCategoryId: corner._id });
    const ask = page.getByRole("alertdialog");
    const attempt = async (screen: string, title: string) => {
      await page.goto(found(screen, title));
      await button(page, `Delete ${title}`).click();
      await ask.getByRole("button", { name: "Delete" }).click();
    };
    await open(page, "/dashboard");
    await attempt("categories", parent.title);
    await expect(ask.getByRole("alert")).toContainText("This category still has 1 product.");
    await attempt("subcategories", corner.title);
    await expect(ask.getByRole("alert")).toContainText("This sub-category still has 1 product.");
    await attempt("products", thing.title);
    await said(page, "Product deleted successfully!");
    await attempt("subcategories", corner.title);
    await said(page, "Sub-category deleted successfully!");
    await attempt("categories", parent.title);
    await said(page, "Category deleted successfully!");
  });
});
