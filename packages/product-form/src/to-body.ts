import type { CallInput } from "@haat/api-contract/endpoints";
import { changedParts } from "./changes";
import type { ProductField } from "./parts";
import { shownPrice } from "./shown-price";
import { indianDay, type Medium, type OfferValues, type ProductValues, type VariantValues } from "./values";
import { wordsIn } from "./word-list";

export type CreateBody = CallInput<"createProduct">["body"];
export type UpdateBody = CallInput<"updateProduct">["body"];

const addressesOf = (media: readonly Medium[]): string[] => media.flatMap(({ url }) => url ?? []);

/**
 * A variant in the request. An existing variant's stock is included only if it was changed, with the original value:
 * orders reduce it meanwhile.
 */
function variantBody(variant: VariantValues, saved: VariantValues | undefined) {
  const { variantId, color, size, sku, price, discountPrice, quantity, images } = variant;
  return {
    ...(variantId && { _id: variantId }),
    color,
    size,
    sku,
    price,
    discountPrice: discountPrice || null,
    ...(saved?.quantity !== quantity && { quantity, ...(saved && { quantitySeen: saved.quantity }) }),
    variantImages: addressesOf(images),
  };
}

/** The end of an offer: the exact stored instant if its day is unchanged. */
const endOf = ({ validTill, instant }: OfferValues): string | null =>
  (instant && indianDay(instant) === validTill ? instant : validTill) || null;

const isFilled = ({ label, value }: { label: string; value: string }) => Boolean(label.trim() || value.trim());

/** The whole product in the contract's format. `saved` is the stored product. */
function wholeBody(values: ProductValues, saved: ProductValues | null, keepBlankDetails = false): CreateBody {
  const knownVariants = new Map(saved?.variants.map((variant) => [variant.variantId, variant]));
  return {
    title: values.title,
    brand: values.brand,
    modelNumber: values.modelNumber,
    hsnCode: values.hsnCode,
    tags: wordsIn(values.tags),
    description: values.description,
    categoryId: values.categoryId,
    subCategoryId: values.subCategoryId || null,
    ...shownPrice(values),
    currency: values.currency,
    inStock: values.inStock,
    shipping: {
      serviceablePincodes: wordsIn(values.serviceablePincodes),
      deliveryCharge: values.deliveryCharge,
      freeDeliveryAbove: values.freeDeliveryAbove,
      weight: values.weight,
      dimensions: { length: values.length, width: values.width, height: values.height },
    },
    returnPolicy: { isReturnable: values.isReturnable, returnDays: values.returnDays, warranty: values.warranty },
    variants: values.variants.map((variant) => variantBody(variant, knownVariants.get(variant.variantId))),
    attributes: values.attributes.map(({ attributeId, key, value }) => ({
      ...(attributeId && { _id: attributeId }),
      key,
      value,
    })),
    offers: values.offers.map((offer) => ({
      title: offer.title,
      description: offer.description,
      validTill: endOf(offer),
    })),
    specifications: values.specifications.map(({ title, details }) => ({
      title,
      details: keepBlankDetails ? details : details.filter(isFilled),
    })),
    existingImages: addressesOf(values.images),
    existingVideos: addressesOf(values.videos),
    seoTitle: values.seoTitle,
    ogTitle: values.ogTitle,
    seoDescription: values.seoDescription,
    ogDescription: values.ogDescription,
    seoKeywords: wordsIn(values.seoKeywords),
    canonicalUrl: values.canonicalUrl,
    ogImage: values.ogImage,
    status: values.status,
    isFeatured: values.isFeatured,
  };
}

/** Blank rows of a specification are omitted; `keepBlankDetails` keeps them, so that indexes stay the same. */
export const createBody = (values: ProductValues, { keepBlankDetails = false } = {}): CreateBody =>
  wholeBody(values, null, keepBlankDetails);

const shipping = "shipping";
const returnPolicy = "returnPolicy";

/** Fields whose names differ in the API. */
const wireNames: Partial<Record<ProductField, keyof CreateBody>> = {
  serviceablePincodes: shipping,
  deliveryCharge: shipping,
  freeDeliveryAbove: shipping,
  weight: shipping,
  length: shipping,
  width: shipping,
  height: shipping,
  isReturnable: returnPolicy,
  returnDays: returnPolicy,
  warranty: returnPolicy,
  images: "existingImages",
  videos: "existingVideos",
};

const priceFields = ["price", "discountPrice", "quantity"] as const satisfies ProductField[];

/**
 * Only the changed fields, so that concurrent changes are not overwritten. If the product has variants, price and stock
 * are theirs; when the last variant is removed, its values become the product's.
 */
export function updateBody(saved: ProductValues, values: ProductValues, version: string): UpdateBody {
  const whole = wholeBody(values, saved);
  const changed = new Set<ProductField>(changedParts(saved, values).flatMap(({ fields }) => fields));
  const losesVariants = saved.variants.length > 0 && values.variants.length === 0;
  for (const field of priceFields) {
    if (values.variants.length > 0) changed.delete(field);
    else if (losesVariants) changed.add(field);
    // A part may have changed in only one of its fields; unchanged stock, which orders reduce, is not sent.
    else if (field === "quantity" && saved.quantity === values.quantity) changed.delete(field);
  }
  const names = new Set([...changed].map((field) => wireNames[field] ?? (field as keyof CreateBody)));
  return {
    ...Object.fromEntries([...names].map((name) => [name, whole[name]])),
    ...(changed.has("quantity") && !losesVariants && { quantitySeen: saved.quantity }),
    version,
  };
}
