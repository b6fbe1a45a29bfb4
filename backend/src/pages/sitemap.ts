import { escapeMarkup } from "../markup/escape-markup";
import type { CatalogModuleService } from "../modules/catalog/service";
import { productPagePath } from "./page-address";

/** Far below the protocol's 50,000, so that one part is read and sent within milliseconds. */
const partSize = 5_000;

const fixedPages = [
  "/",
  "/about",
  "/contact",
  "/faqs",
  "/shipingpolicy",
  "/ReturnRefund",
  "/TermsAndConditions",
  "/PrivacyPolicy",
];

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `/sitemap.xml`: the list of parts. */
export async function sitemapIndex(catalog: CatalogModuleService, origin: string): Promise<string> {
  const parts = Math.ceil((await catalog.countActive()) / partSize);
  const files = [
    "sitemap-pages.xml",
    ...Array.from({ length: parts }, (_, part) => `sitemap-products-${part + 1}.xml`),
  ];
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(`${origin}/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** `/sitemap-pages.xml`: everything but products. */
export async function sitemapOfPages(catalog: CatalogModuleService, origin: string): Promise<string> {
  const [categories, subCategories, collections] = await Promise.all([
    catalog.categories({}),
    catalog.subCategories({}),
    catalog.collections(),
  ]);
  return urlSet(origin, [
    ...fixedPages,
    ...idsIn(categories).map((id) => `/products/category/${id}`),
    ...idsIn(subCategories).map((id) => `/subcategory/${id}`),
    ...slugsIn(collections).map((slug) => `/collections/${slug}`),
  ]);
}

/** `/sitemap-products-<part>.xml`, parts from 1; null past the end. */
export async function sitemapOfProducts(
  catalog: CatalogModuleService,
  origin: string,
  part: number,
): Promise<string | null> {
  const products = await catalog.activePages({ limit: partSize, offset: (part - 1) * partSize });
  return products.length > 0 ? urlSet(origin, products.map(productPagePath)) : null;
}

function urlSet(origin: string, paths: string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return `${head}<urlset xmlns="${namespace}">\n${entries.join("\n")}\n</urlset>\n`;
}

const idsIn = (answer: string): string[] =>
  (JSON.parse(answer) as { data: { _id: string }[] }).data.map(({ _id }) => _id);

const slugsIn = (answer: string): string[] =>
  (JSON.parse(answer) as { collections: { slug: string }[] }).collections.map(({ slug }) => slug);
