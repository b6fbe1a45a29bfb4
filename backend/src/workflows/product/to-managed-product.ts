import { createHash } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import { productDefaults } from "@haat/api-contract/product/limits";
import type { ManagedProduct, ManagedVariant } from "@haat/api-contract/product/schemas";
import type { SellerMark } from "@haat/api-contract/seller-product/seller-mark";
import type { StoredProduct, StoredVariant } from "./stored-product";

/** The quantity available for sale. A set is as available as the scarcest of its items. */
export function piecesOf({ counted, items }: StoredVariant): number {
  if (!counted) return limits.maxLineQuantity;
  if (items.length === 0) return 0;
  return Math.max(
    0,
    Math.min(...items.map(({ available, required }) => Math.floor(available / Math.max(required, 1)))),
  );
}

const reservedOf = ({ items }: StoredVariant): number => Math.max(0, ...items.map(({ reserved }) => reserved));

/** The unit price: MRP, and the selling price if it is lower. A variant without a price gets 0, and is not sold. */
export function pricesOf({ mrp, sale }: StoredVariant): Pick<ManagedVariant, "price" | "discountPrice" | "finalPrice"> {
  const price = mrp ?? 0;
  const discountPrice = sale !== null && sale < price ? sale : null;
  return { price, discountPrice, finalPrice: discountPrice ?? price };
}

const toVariant = (variant: StoredVariant): ManagedVariant => ({
  _id: variant.id,
  color: variant.color,
  size: variant.size,
  sku: variant.sku ?? "",
  ...pricesOf(variant),
  quantity: piecesOf(variant),
  reserved: reservedOf(variant),
  variantImages: variant.images,
});

/** As on the shop's card: the price of the cheapest variant, and the total stock of all variants. */
function sumsOf(variants: readonly StoredVariant[]) {
  const prices = variants
    .filter(({ mrp }) => mrp !== null)
    .map(pricesOf)
    .sort((a, b) => a.finalPrice - b.finalPrice || a.price - b.price);
  const sum = (of: (variant: StoredVariant) => number) => variants.reduce((total, variant) => total + of(variant), 0);
  return {
    ...(prices[0] ?? { price: 0, discountPrice: null, finalPrice: 0 }),
    quantity: sum(piecesOf),
    reserved: sum(reservedOf),
  };
}

const titled = (one: { id: string; title: string } | null) => one && { _id: one.id, title: one.title };

/** Defaults for details that were never written, as the shop has always treated them: free delivery, no returns. */
function rulesOf({ shipping, returnPolicy }: StoredProduct) {
  return {
    shipping: {
      serviceablePincodes: shipping?.serviceable_pincodes ?? [],
      deliveryCharge: shipping?.delivery_charge ?? 0,
      freeDeliveryAbove: shipping?.free_delivery_above ?? 0,
      weight: shipping?.weight ?? 0,
      dimensions: shipping?.dimensions ?? productDefaults.shipping.dimensions,
    },
    returnPolicy: {
      isReturnable: returnPolicy?.is_returnable ?? false,
      returnDays: returnPolicy?.return_days ?? 0,
      warranty: returnPolicy?.warranty ?? "",
    },
  };
}

/** The fields of a product that orders do not change. */
function lasting(product: StoredProduct) {
  return {
    _id: product.id,
    title: product.title,
    slug: product.slug,
    brand: product.brand,
    modelNumber: product.modelNumber,
    hsnCode: product.hsnCode,
    tags: product.tags,
    description: product.description,
    categoryId: titled(product.category),
    subCategoryId: titled(product.subCategory),
    currency: "INR" as const,
    inStock: product.inStock,
    ...rulesOf(product),
    attributes: product.attributes.map(({ id, key, value }, place) => ({ _id: id ?? String(place + 1), key, value })),
    offers: product.offers.map(({ title, description, valid_till }) => ({
      title,
      description,
      validTill: valid_till && new Date(valid_till).toISOString(),
    })),
    specifications: product.specifications,
    images: product.images,
    videos: product.videos,
    seoTitle: product.seoTitle,
    ogTitle: product.ogTitle,
    seoDescription: product.seoDescription,
    ogDescription: product.ogDescription,
    seoKeywords: product.seoKeywords,
    canonicalUrl: product.canonicalUrl,
    ogImage: product.ogImage,
    status: product.published,
    isFeatured: product.isFeatured,
  };
}

/** A version derived from the product's content; stock and rating, which shoppers change, are excluded. */
function versionOf(product: StoredProduct): string {
  const variants = product.variants.map((variant) => {
    const { quantity: _, reserved: __, ...rest } = toVariant(variant);
    return rest;
  });
  return createHash("sha256")
    .update(JSON.stringify([lasting(product), variants]))
    .digest("base64url")
    .slice(0, 22);
}

function markOf({ seller }: StoredProduct): SellerMark | null {
  if (!seller) return null;
  const { id, ...mark } = seller;
  return { _id: id, ...mark };
}

export function toManagedProduct(product: StoredProduct): ManagedProduct {
  return {
    ...lasting(product),
    ...sumsOf(product.variants),
    variants: product.hasChoice ? product.variants.map(toVariant) : [],
    seller: markOf(product),
    averageRating: product.averageRating,
    totalReviews: product.totalReviews,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    version: versionOf(product),
  };
}

/** The fields for the audit log. Excludes reserved quantities: the back office does not change those. */
export function toAudited(product: StoredProduct): Record<string, unknown> {
  const { variants, version, updatedAt, createdAt, reserved, averageRating, totalReviews, seller, ...fields } =
    toManagedProduct(product);
  return {
    ...fields,
    categoryId: fields.categoryId?.title ?? null,
    subCategoryId: fields.subCategoryId?.title ?? null,
    variants: variants.map(({ reserved: _, ...variant }) => variant),
  };
}
