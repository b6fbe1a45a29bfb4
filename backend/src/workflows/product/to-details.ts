import type { UpdateProductBody } from "@haat/api-contract/product/schemas";
import type { Details, ReturnPolicy, ShippingRule } from "#modules/product-details/details";
import type { StoredProduct } from "./stored-product";

type Shipping = NonNullable<UpdateProductBody["shipping"]>;
type Returns = NonNullable<UpdateProductBody["returnPolicy"]>;
type Stored = Partial<StoredProduct>;

const toShipping = (shipping: Shipping): ShippingRule => ({
  serviceable_pincodes: shipping.serviceablePincodes,
  delivery_charge: shipping.deliveryCharge,
  free_delivery_above: shipping.freeDeliveryAbove,
  weight: shipping.weight,
  dimensions: shipping.dimensions,
});

const toReturnPolicy = (policy: Returns): ReturnPolicy => ({
  is_returnable: policy.isReturnable,
  return_days: policy.returnDays,
  warranty: policy.warranty,
});

/** An existing attribute keeps its id; a new one gets the next free number. */
function toAttributes(attributes: NonNullable<UpdateProductBody["attributes"]>) {
  const used = new Set(attributes.flatMap(({ _id }) => _id ?? []));
  let next = 1;
  return attributes.map(({ _id, key, value }) => {
    while (!_id && used.has(String(next))) next += 1;
    const id = _id ?? String(next);
    used.add(id);
    return { id, key, value };
  });
}

/** The new row of `product_details`: the request's fields, else the stored ones. */
export function toDetails(stored: Stored, body: UpdateProductBody, videos: string[] | undefined): Details {
  return {
    brand: body.brand ?? stored.brand ?? "",
    model_number: body.modelNumber ?? stored.modelNumber ?? "",
    hsn_code: body.hsnCode ?? stored.hsnCode ?? "",
    videos: videos ?? stored.videos ?? [],
    attributes: body.attributes ? toAttributes(body.attributes) : (stored.attributes ?? []),
    offers:
      body.offers?.map(({ title, description, validTill }) => ({ title, description, valid_till: validTill })) ??
      stored.offers ??
      [],
    specifications: body.specifications ?? stored.specifications ?? [],
    shipping: body.shipping ? toShipping(body.shipping) : (stored.shipping ?? null),
    return_policy: body.returnPolicy ? toReturnPolicy(body.returnPolicy) : (stored.returnPolicy ?? null),
    seo_title: body.seoTitle ?? stored.seoTitle ?? "",
    seo_description: body.seoDescription ?? stored.seoDescription ?? "",
    seo_keywords: body.seoKeywords ?? stored.seoKeywords ?? [],
    og_title: body.ogTitle ?? stored.ogTitle ?? "",
    og_description: body.ogDescription ?? stored.ogDescription ?? "",
    og_image: body.ogImage ?? stored.ogImage ?? "",
    canonical_url: body.canonicalUrl ?? stored.canonicalUrl ?? "",
    is_featured: body.isFeatured ?? stored.isFeatured ?? false,
    in_stock: body.inStock ?? stored.inStock ?? true,
  };
}
