import { previewOf } from "./preview-of";

const aProduct = { title: "Brass Lamp", description: "Made by hand.", seoTitle: "", seoDescription: "", slug: null };

describe("the search preview", () => {
  it("shows the SEO texts, or the product's own if there are none", () => {
    expect(previewOf({ ...aProduct, seoTitle: "Brass lamp online", seoDescription: " " })).toMatchObject({
      title: "Brass lamp online",
      description: "Made by hand.",
    });
  });

  it("contains the page's slug, and for a new product its likely slug", () => {
    expect(previewOf({ ...aProduct, slug: "brass-lamp-2" }).address).toBe("haat › product › brass-lamp-2");
    expect(previewOf({ ...aProduct, title: "Crème & Co." }).address).toBe("haat › product › creme-co");
    expect(previewOf({ ...aProduct, title: "" }).address).toBe("haat › product › ...");
  });

  it("shortens long texts at word boundaries", () => {
    const { title, description } = previewOf({
      ...aProduct,
      seoTitle: `${"lamp ".repeat(14)}end`,
      seoDescription: "x".repeat(200),
    });
    expect(title).toBe(`${"lamp ".repeat(11)}lamp ...`);
    expect(description).toBe(`${"x".repeat(160)} ...`);
  });
});
