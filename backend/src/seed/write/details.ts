import { PRODUCT_DETAILS_MODULE } from "#modules/product-details/index";
import type { ProductDetailsModuleService } from "#modules/product-details/service";
import type { SeedProduct } from "../data/types";
import { chunksOf, known, type Seeding } from "./seeding";

const toDetails = (product: SeedProduct, productId: string) => ({
  product_id: productId,
  brand: product.brand,
  model_number: product.modelNumber,
  hsn_code: product.hsnCode,
  attributes: product.attributes.map(({ key, value }, index) => ({ id: String(index + 1), key, value })),
  offers: product.offers.map(({ title, description, validTill }) => ({
    title,
    description,
    valid_till: validTill.toISOString(),
  })),
  specifications: product.specifications,
  shipping: {
    serviceable_pincodes: product.shipping.serviceablePincodes,
    delivery_charge: product.shipping.deliveryCharge,
    free_delivery_above: product.shipping.freeDeliveryAbove,
    weight: product.shipping.weight,
    dimensions: product.shipping.dimensions,
  },
  return_policy: {
    is_returnable: product.returnPolicy.isReturnable,
    return_days: product.returnPolicy.returnDays,
    warranty: product.returnPolicy.warranty,
  },
  seo_title: product.seo.title,
  seo_description: product.seo.description,
  seo_keywords: product.seo.keywords,
  og_title: product.seo.title,
  og_description: product.seo.description,
  canonical_url: `/product/${product.handle}`,
  is_featured: product.isFeatured,
});

export async function productIds({ database }: Seeding): Promise<Map<string, string>> {
  const rows: { id: string; handle: string }[] = await database("haat_product").select("id", "handle");
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

export async function writeDetails(
  { container, database, shop }: Seeding,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const there = new Set<string>(await database("product_details").whereNull("deleted_at").pluck("product_id"));
  const details = shop.products
    .map((product) => toDetails(product, known(ids, product.handle)))
    .filter(({ product_id }) => !there.has(product_id));
  const service = container.resolve<ProductDetailsModuleService>(PRODUCT_DETAILS_MODULE);
  for (const chunk of chunksOf(details, 150)) await service.createProductDetails(chunk);
}
