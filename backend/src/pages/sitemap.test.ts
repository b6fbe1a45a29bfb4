import type { CatalogModuleService } from "../modules/catalog/service";
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from "./sitemap";

const origin = "https://shop.example";
const total = 20_000;

const aPage = (number: number) => ({ _id: `prod_${number}`, slug: `kettle & cup ${number}` });

const catalog = {
  countActive: async () => total,
  activePages: async ({ limit, offset }: { limit: number; offset: number }) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, place) => aPage(offset + place)),
  categories: async () => '{"success":true,"data":[{"_id":"pcat_1"}]}',
  collections: async () => '{"success":true,"collections":[{"slug":"under-499"}]}',
  subCategories: async () => '{"success":true,"data":[{"_id":"pcat_2"}]}',
} as unknown as CatalogModuleService;

const locations = (xml: string | null) => [...(xml ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe("the sitemap of 20,000 products", () => {
  it("lists its parts, and each product is in exactly one", async () => {
    const parts = locations(await sitemapIndex(catalog, origin));
    expect(parts).toEqual([
      `${origin}/sitemap-pages.xml`,
      ...[1, 2, 3, 4].map((part) => `${origin}/sitemap-products-${part}.xml`),
    ]);
    const all = await Promise.all([1, 2, 3, 4].map((part) => sitemapOfProducts(catalog, origin, part)));
    const products = all.flatMap(locations);
    expect(products).toHaveLength(total);
    expect(new Set(products).size).toBe(total);
    expect(products[0]).toBe(`${origin}/product/kettle%20%26%20cup%200/prod_0`);
  });

  it("ends after its last part", async () => {
    expect(await sitemapOfProducts(catalog, origin, 5)).toBeNull();
  });

  it("lists the shop's other pages", async () => {
    expect(locations(await sitemapOfPages(catalog, origin))).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/PrivacyPolicy`,
        `${origin}/products/category/pcat_1`,
        `${origin}/subcategory/pcat_2`,
        `${origin}/collections/under-499`,
      ]),
    );
  });
});
