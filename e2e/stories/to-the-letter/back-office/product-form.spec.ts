import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold, saying } from "../../../support/answers";
import { aPixelFile, theCatalogue } from "../../../support/catalogue";
import { addDraft } from "../../../support/product-form";
import { button, said } from "../../../support/screen";
import { aNewName, openBackOffice } from "../../../support/staff";

const form = (page: Page, title: "Add New Product" | "Edit Product" = "Add New Product") =>
  page.getByRole("dialog", { name: title });

const section = (dialog: Locator, name: string) => dialog.getByRole("region", { name });

async function unfold(dialog: Locator): Promise<void> {
  const headings = dialog.getByRole("heading", { level: 3 }).getByRole("button");
  // `all` does not wait; the sections come with the form.
  await headings.first().waitFor();
  for (const heading of await headings.all())
    if ((await heading.getAttribute("aria-expanded")) === "false") await heading.click();
}

/** The document's sections and the fields that it names in each. */
const sections: [name: string, fields: string[]][] = [
  ["Basic Information", ["Title", "Brand", "Model Number", "Tags", "Description"]],
  ["Categorization", ["Category", "Sub-Category"]],
  ["Pricing & Stock", ["Price", "Discount Price", "Currency", "Stock Quantity", "In Stock"]],
  [
    "Shipping & Returns",
    [
      "Serviceable Pincodes",
      "Returnable",
      "Delivery Charge",
      "Free Delivery Above",
      "Weight",
      "Length",
      "Width",
      "Height",
      "Return Days",
      "Warranty",
    ],
  ],
  ["Details & Specifications", ["Color", "Size", "SKU", "Key", "Value", "Offer title", "Valid Till"]],
  ["Media", ["Video URL"]],
  [
    "SEO & Visibility",
    [
      "SEO Title",
      "OG Title",
      "SEO Description",
      "OG Description",
      "SEO Keywords",
      "Canonical URL",
      "OG Image URL",
      "Status",
      "Feature on Home",
    ],
  ],
];

/** The required fields. */
async function fillNeeded(dialog: Locator, title: string, category: string): Promise<void> {
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Brand").fill("Rangrez");
  await dialog.getByLabel("Category", { exact: true }).selectOption({ label: category });
  await dialog.getByLabel("Price", { exact: true }).first().fill("1299");
  await dialog.getByLabel("Stock Quantity").fill("12");
}

test.describe("The product form", () => {
  // @spec add-new-product-edit basic-information-title-brand categorization-category-required-sub
  // @spec pricing-stock-price-discount shipping-returns-pincodes-returnable
  // @spec details-specifications-variants-attributes media-images-videos-upload seo-visibility-seo-title
  // @spec defaults-currency-inr-returndays unsaved-changes-left-accident price-discount-price-quantity
  // @spec image-inputs-accept-images failed-load-categories-subcategories
  test("has the document's sections, fields and defaults", async ({ page }) => {
    const { category, subCategory } = theCatalogue(page.request);
    const [lonely, parent] = [await category(), await category()];
    const sub = await subCategory(parent._id);
    await openBackOffice(page, "/dashboard/products");
    await button(page, "Add Product").click();
    const dialog = form(page);
    const shipping = section(dialog, "Shipping & Returns");
    await expect(shipping).toBeVisible();
    await expect(shipping.getByLabel("Warranty")).toBeHidden();
    await unfold(dialog);
    for (const [name, fields] of sections)
      for (const label of fields)
        await expect(section(dialog, name).getByLabel(label, { exact: true }).first()).toBeAttached();
    await expect(dialog.getByText("Dimensions L x W x H")).toBeVisible();
    await expectAccessible(page);

    await expect(dialog.getByLabel("Currency")).toHaveValue("INR");
    await expect(dialog.getByLabel("Return Days")).toHaveValue("7");
    await expect(dialog.getByRole("switch", { name: "Returnable" })).toBeChecked();
    await expect(dialog.getByRole("switch", { name: "In Stock" })).toBeChecked();
    await expect(dialog.getByRole("switch", { name: "Feature on Home" })).not.toBeChecked();
    const status = section(dialog, "SEO & Visibility").getByLabel("Status");
    await expect(status).toHaveValue("active");
    await expect(status.locator("option")).toHaveText(["Active", "Inactive"]);
    const figures = [
      ["Price", "0.01"],
      ["Discount Price", "0.01"],
      ["Stock Quantity", "1"],
      ["Delivery Charge", "0.01"],
      ["Free Delivery Above", "0.01"],
      ["Return Days", "1"],
    ] as const;
    for (const [label, step] of figures) {
      const field = dialog.getByLabel(label, { exact: true }).first();
      await expect(field).toHaveAttribute("min", "0");
      await expect(field).toHaveAttribute("step", step);
    }
    const media = section(dialog, "Media");
    await expect(media.getByLabel(/^Add images/)).toHaveAttribute("accept", /^(image\/\w+,?)+$/);
    await expect(media.getByLabel(/^Upload videos/)).toHaveAttribute("accept", "video/mp4,video/webm,video/ogg");

    const choice = dialog.getByLabel("Sub-Category");
    await expect(choice).toBeDisabled();
    await expect(choice.locator("option")).toHaveText(["Select a category first"]);
    const place = dialog.getByLabel("Category", { exact: true });
    await place.selectOption({ label: lonely.title });
    await expect(choice.locator("option")).toHaveText(["No sub-categories found"]);
    await place.selectOption({ label: parent.title });
    await expect(choice.locator("option")).toHaveText(["Select a sub-category", sub.title]);
    await choice.selectOption({ label: sub.title });
    await place.selectOption({ label: lonely.title });
    await expect(choice).toHaveValue("");

    await dialog.getByRole("button", { name: "Add section" }).click();
    await expect(dialog.getByLabel("Section title")).toHaveValue("New Section");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const ask = page.getByRole("alertdialog");
    await expect(ask).toContainText("Discard your changes?");
    await ask.getByRole("button", { name: "Keep editing" }).click();
    await expect(place).toHaveValue(lonely._id);
    await page.goBack();
    await ask.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
    await page.route(/\/api\/v1\/(Category|subcategory)\?/i, saying(503, "Away."));
    await page.reload();
    await button(page, "Add Product").click();
    await said(page, "Failed to load categories or subcategories.");
  });

  // @spec media-images-videos-upload title-brand-category-price price-discount-price-quantity
  // @spec variant-needs-color-size new-attribute-needs-key canonical-url-og-image image-inputs-accept-images
  test("shows errors next to each field", async ({ page }) => {
    await openBackOffice(page, "/dashboard/products?edit=new");
    const dialog = form(page);
    const create = dialog.getByRole("button", { name: "Create Product" });
    await create.click();
    for (const field of ["Title", "Brand", "Category", "Price", "Stock Quantity"])
      await expect(dialog.getByText(`${field} is required.`, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel("Title", { exact: true })).toBeFocused();
    await unfold(dialog);
    const wrong: [label: string, typed: string, sentence: string][] = [
      ["Price", "-1", "Price must not be negative."],
      ["Discount Price", "-1", "Discount Price must not be negative."],
      ["Stock Quantity", "-1", "Stock Quantity must not be negative."],
      ["Delivery Charge", "-1", "Delivery Charge must not be negative."],
      ["Free Delivery Above", "-1", "Free Delivery Above must not be negative."],
      ["Return Days", "-1", "Return Days must not be negative."],
      ["Serviceable Pincodes", "560001, 12", '"12" must be a pincode of six digits.'],
      ["Canonical URL", "somewhere", "Canonical URL must be a URL."],
      ["OG Image URL", "javascript:alert(1)", "OG Image URL must be a URL."],
    ];
    for (const [label, typed] of wrong) await dialog.getByLabel(label, { exact: true }).first().fill(typed);
    await create.click();
    for (const [, , sentence] of wrong) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Price", { exact: true }).first().fill("10.001");
    await dialog.getByLabel("Discount Price", { exact: true }).first().fill("20");
    await create.click();
    await said(page, "Price must have at most two decimals.");
    await said(page, "Discount Price must not be more than price.");

    await dialog.getByLabel("Color", { exact: true }).last().fill("Red");
    await dialog.getByRole("button", { name: "Add variant", exact: true }).click();
    await said(page, "Please provide at least a Color, Size, and SKU for the new variant.");
    await dialog.getByLabel("Size", { exact: true }).last().fill("M");
    await dialog.getByLabel("SKU", { exact: true }).last().fill("R-M");
    const newColor = dialog.getByLabel("Color", { exact: true }).last();
    await addDraft(dialog.getByRole("button", { name: "Add variant", exact: true }), newColor);
    const variant = dialog.getByRole("listitem", { name: /^Variant 1: / });
    for (const field of ["Color", "Size", "SKU", "Price", "Quantity"])
      await variant.getByLabel(field, { exact: true }).fill("");
    await create.click();
    for (const field of ["Color", "Size", "SKU", "Price", "Quantity"])
      await expect(variant.getByText(`${field} is required.`, { exact: true })).toBeVisible();
    await variant.getByLabel("Quantity", { exact: true }).fill("-1");
    await expect(variant.getByText("Quantity must not be negative.")).toBeVisible();
    await dialog.getByLabel("Key", { exact: true }).fill("Fabric");
    await dialog.getByRole("button", { name: "Add attribute" }).click();
    await said(page, "Please provide a key and a value for the new attribute.");
    await dialog.getByLabel("Offer title", { exact: true }).fill("Diwali");
    await dialog.getByRole("button", { name: "Add offer" }).click();
    await said(page, "Please provide a title and a description for the new offer.");
    await dialog.getByLabel("Video URL").fill("a video");
    await dialog.getByRole("button", { name: "Add URL" }).click();
    await said(page, "Video URL must be a URL that begins with https://.");
    const media = section(dialog, "Media");
    const text = { ...aPixelFile("notes.png"), buffer: Buffer.from("only words") };
    await media.getByLabel(/^Add images/).setInputFiles(text);
    await expect(media.getByText(/^notes\.png: Please choose an image/)).toBeVisible();
    await media.getByLabel(/^Upload videos/).setInputFiles(text);
    await expect(media.getByText(/^notes\.png: Please choose a video: MP4, WebM or Ogg/)).toBeVisible();
  });

  // @spec make-variants-divides-stock
  test("divides the typed stock among generated variants", async ({ page }) => {
    const { title: category } = await theCatalogue(page.request).category();
    await openBackOffice(page, "/dashboard/products?edit=new");
    const dialog = form(page);
    await fillNeeded(dialog, aNewName("Dhurrie"), category);
    await unfold(dialog);
    await dialog.getByText("Generate variants from colors × sizes").click();
    await dialog.getByLabel("Colors", { exact: true }).fill("Red, Navy Blue");
    await dialog.getByLabel("Sizes", { exact: true }).fill("M");
    await dialog.getByRole("button", { name: "Generate 2 variants" }).click();
    await expect(dialog.getByText("2 variants added. The stock is divided evenly among them.")).toBeAttached();
    for (const place of [1, 2]) {
      const variant = dialog.getByRole("listitem", { name: new RegExp(`^Variant ${place}: `) });
      await expect(variant.getByLabel("Quantity")).toHaveValue("6");
    }
  });

  // @spec add-new-product-edit tags-seo-keywords-split image-upload-failed-failed product-saved-successfully-error
  // @spec variant-pictures-existing-urls
  test("keeps typed input after a failed save, and sends lists split and empty numbers as none", async ({ page }) => {
    const { title: category } = await theCatalogue(page.request).category();
    const title = aNewName("Dhurrie");
    await openBackOffice(page, "/dashboard/products?edit=new");
    const dialog = form(page);
    await fillNeeded(dialog, title, category);
    await unfold(dialog);
    await dialog.getByLabel("Tags", { exact: true }).first().fill("cotton, , summer ,");
    await dialog.getByLabel("SEO Keywords", { exact: true }).first().fill("kurta,, red");
    await dialog.getByLabel("Color", { exact: true }).last().fill("Red");
    await dialog.getByLabel("Size", { exact: true }).last().fill("M");
    await dialog.getByLabel("SKU", { exact: true }).last().fill(title);
    await dialog.getByLabel(/^Add variant images/).setInputFiles(aPixelFile("red.png"));
    await dialog.getByRole("button", { name: "Add variant", exact: true }).click();

    const create = dialog.getByRole("button", { name: "Create Product" });
    await page.route("**/api/v1/upload", saying(503, "The shop is busy."));
    await create.click();
    await expect(dialog.getByText(/^Failed to upload variant image: red\.png/).first()).toBeVisible();
    await page.unrouteAll();
    await page.route("**/api/v1/upload", (route) => route.abort());
    await create.click();
    await expect(dialog.getByText(/^Error uploading variant image: red\.png/).first()).toBeVisible();
    await dialog.getByLabel(/^Add images/).setInputFiles(aPixelFile("front.png"));
    await create.click();
    await expect(dialog.getByText(/^Image upload failed\./).first()).toBeVisible();
    await dialog
      .getByRole("list", { name: "Product Images" })
      .getByRole("button", { name: /^Remove image/ })
      .click();
    await page.unrouteAll();
    await page.route("**/api/v1/product", (route) => route.abort());
    await create.click();
    await expect(dialog.getByRole("alert")).toHaveText("Error saving product");
    await page.unrouteAll();
    await page.route("**/api/v1/product", (route) => route.fulfill({ status: 500, body: "" }));
    await create.click();
    await expect(dialog.getByRole("alert")).toHaveText("Failed to save product");
    await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue(title);
    await page.unrouteAll();

    const sent = page.waitForRequest((request) => request.url().endsWith("/api/v1/product"));
    const release = await hold(page, "**/api/v1/product");
    await create.click();
    const body = (await sent).postData() ?? "";
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    release();
    expect(body).toMatch(/name="tags"\s+\["cotton","summer"\]\s/);
    expect(body).toMatch(/name="seoKeywords"\s+\["kurta","red"\]\s/);
    expect(body).toContain('"variantImages":["/media/');
    await said(page, "Product saved successfully!");
    await expect(dialog).toHaveCount(0);

    await page.getByRole("searchbox").fill(title);
    await button(page, `Edit ${title}`).click();
    const edit = form(page, "Edit Product");
    await unfold(edit);
    // Empty shipping amounts are saved as 0, which is shown as an empty field.
    await expect(edit.getByLabel("Delivery Charge")).toHaveValue("");
    await expect(edit.getByRole("button", { name: "Save Changes" })).toBeEnabled();
    await edit.getByRole("button", { name: "Cancel" }).click();
    await expect(edit).toHaveCount(0);
  });
});
