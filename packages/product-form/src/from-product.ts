import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { emptyAttribute, emptyOffer, emptyVariant, indianDay, type Medium, type ProductValues } from "./values";
import { asWordList } from "./word-list";

/** Media of the form from URLs. Duplicate URLs get different keys. */
export const mediaOf = (addresses: readonly string[]): Medium[] =>
  addresses.map((url, place) => ({ key: addresses.indexOf(url) === place ? url : `${url} ${place}`, url }));

const amount = (rupees: number | null): string => (rupees === null ? "" : String(rupees));
/** A missing measure is 0 in the API, and an empty field in the form. */
const given = (figure: number): string => (figure === 0 ? "" : String(figure));

/** The form's initial values of a product. */
export const fromProduct = (product: ManagedProduct): ProductValues => ({
  title: product.title,
  brand: product.brand,
  modelNumber: product.modelNumber,
  hsnCode: product.hsnCode,
  tags: asWordList(product.tags),
  description: product.description,
  categoryId: product.categoryId?._id ?? "",
  subCategoryId: product.subCategoryId?._id ?? "",
  price: amount(product.price),
  discountPrice: amount(product.discountPrice),
  currency: product.currency,
  quantity: String(product.quantity),
  inStock: product.inStock,
  serviceablePincodes: asWordList(product.shipping.serviceablePincodes),
  isReturnable: product.returnPolicy.isReturnable,
  deliveryCharge: given(product.shipping.deliveryCharge),
  freeDeliveryAbove: given(product.shipping.freeDeliveryAbove),
  weight: given(product.shipping.weight),
  length: given(product.shipping.dimensions.length),
  width: given(product.shipping.dimensions.width),
  height: given(product.shipping.dimensions.height),
  returnDays: String(product.returnPolicy.returnDays),
  warranty: product.returnPolicy.warranty,
  variants: product.variants.map((variant) => ({
    variantId: variant._id,
    color: variant.color,
    size: variant.size,
    sku: variant.sku,
    price: amount(variant.price),
    discountPrice: amount(variant.discountPrice),
    quantity: String(variant.quantity),
    images: mediaOf(variant.variantImages),
  })),
  attributes: product.attributes.map(({ _id, key, value }) => ({ attributeId: _id, key, value })),
  offers: product.offers.map(({ title, description, validTill }) => ({
    title,
    description,
    validTill: validTill ? indianDay(validTill) : "",
    instant: validTill ?? "",
  })),
  specifications: product.specifications.map(({ title, details }) => ({
    title,
    details: details.map(({ label, value }) => ({ label, value })),
  })),
  images: mediaOf(product.images),
  videos: mediaOf(product.videos),
  seoTitle: product.seoTitle,
  ogTitle: product.ogTitle,
  seoDescription: product.seoDescription,
  ogDescription: product.ogDescription,
  seoKeywords: asWordList(product.seoKeywords),
  canonicalUrl: product.canonicalUrl,
  ogImage: product.ogImage,
  status: product.status,
  isFeatured: product.isFeatured,
  newVariant: emptyVariant,
  newAttribute: emptyAttribute,
  newOffer: emptyOffer,
  newVideo: "",
});
