import type { Product, ProductCard } from "@haat/api-contract/catalog/schemas";
import type { Collection } from "@haat/api-contract/collection/schemas";
import { productPagePath } from "./page-address";
import type { PageHead } from "./page-head";
import type { Ask } from "./rendered/fetch-in-process";

/** `undefined` for a page without a head of its own; null if its subject does not exist. */
export type ReadHead = (ask: Ask, origin: string) => Promise<PageHead | null>;

const shop: Pick<PageHead, "title" | "description"> = {
  title: "The Indian bazaar online",
  description:
    "Haat is an Indian bazaar online: electronics, fashion, home and more, with clear prices that include all taxes.",
};

/** Returns the reader of a page's head, by its path; undefined if the built page's own head will do. */
export function headOf(path: string): ReadHead | undefined {
  if (path === "/") return async (_, origin) => ({ ...shop, type: "website", address: `${origin}/`, picture: "" });
  const [, area, second, third, ...more] = path.split("/").map(decoded);
  if (more.length > 0 || !second) return undefined;
  if (area === "product") return (ask, origin) => productHead(ask, origin, third || second);
  if (area === "products" && second === "category" && third) {
    return (ask, origin) => listHead(ask("/categoryByuser"), origin, third, `/products/category/${third}`);
  }
  if (area === "subcategory" && !third) {
    return (ask, origin) => listHead(ask("/subcategoryByuser"), origin, second, `/subcategory/${second}`);
  }
  if (area === "sellers" && !third) return (ask, origin) => sellerHead(ask, origin, second);
  if (area === "collections" && !third) return (ask, origin) => collectionHead(ask, origin, second);
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function productHead(ask: Ask, origin: string, id: string): Promise<PageHead | null> {
  const { status, body } = await ask(`/product/title/${encodeURIComponent(id)}`);
  if (status !== 200) return null;
  const { product } = body as { product: Product };
  const address = origin + productPagePath(product);
  const picture = absolute(product.ogImage || product.images[0] || "", origin);
  return {
    title: product.ogTitle || product.seoTitle || product.title,
    description: product.ogDescription || product.seoDescription || product.description,
    address,
    picture,
    type: "product",
    data: productData(product, address, picture),
  };
}

const productData = (product: Product, address: string, picture: string) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: product.title,
  description: product.description,
  image: picture || undefined,
  brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
  offers: {
    "@type": "Offer",
    url: address,
    price: product.finalPrice,
    priceCurrency: product.currency,
    availability: `https://schema.org/${product.quantity > 0 ? "InStock" : "OutOfStock"}`,
  },
  aggregateRating:
    product.totalReviews > 0
      ? { "@type": "AggregateRating", ratingValue: product.averageRating, reviewCount: product.totalReviews }
      : undefined,
});

async function sellerHead(ask: Ask, origin: string, id: string): Promise<PageHead | null> {
  // Such a parameter means something else to Express.
  if (/[[\]]/.test(id)) return null;
  const { status, body } = await ask(`/products?seller=${encodeURIComponent(id)}&page=1&limit=1`);
  if (status !== 200) return null;
  const { products } = body as { products: ProductCard[] };
  const title = products[0]?.seller?.name ?? "Seller on Haat";
  return {
    title,
    description: `Shop products from ${title} at Haat, the Indian bazaar online. Prices include all taxes.`,
    address: `${origin}/sellers/${encodeURIComponent(id)}`,
    picture: absolute(products[0]?.images[0] ?? "", origin),
    type: "website",
  };
}

async function collectionHead(ask: Ask, origin: string, slug: string): Promise<PageHead | null> {
  const { status, body } = await ask(`/collections/${encodeURIComponent(slug)}`);
  if (status !== 200) return null;
  const { title, description, slug: own } = (body as { collection: Collection }).collection;
  return {
    title,
    description: description || `${title} at Haat, the Indian bazaar online. Prices include all taxes.`,
    address: `${origin}/collections/${own}`,
    picture: "",
    type: "website",
  };
}

type Listed = { _id: string; handle: string; title: string; image: string };

async function listHead(reading: ReturnType<Ask>, origin: string, id: string, path: string): Promise<PageHead | null> {
  const { status, body } = await reading;
  if (status !== 200) return null;
  const { data } = body as { data: Listed[] };
  const listed = data.find(({ _id, handle }) => _id === id || handle === id);
  if (!listed) return null;
  return {
    title: listed.title,
    description: `${listed.title} at Haat, the Indian bazaar online. Prices include all taxes.`,
    address: origin + path.slice(0, path.lastIndexOf("/") + 1) + listed._id,
    picture: absolute(listed.image, origin),
    type: "website",
  };
}

/** Pictures are on the shop itself or on a host of their own. */
const absolute = (picture: string, origin: string): string => (picture.startsWith("/") ? origin + picture : picture);
