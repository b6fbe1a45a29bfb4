import { cartItemSchema } from "./cart/schemas";
import { bannerSchema, categorySchema, productSchema, subCategorySchema, variantSchema } from "./catalog/schemas";
import { loginAnswerSchema, shopperSchema } from "./login/schemas";
import { orderSchema, placeOrderBodySchema, shippingAddressSchema } from "./order/schemas";
import { managedProductSchema } from "./product/schemas";
import { returnBodySchema, returnRequestSchema } from "./return-request/schemas";
import { reviewBodySchema, reviewSchema } from "./review/schemas";
import { wishlistAnswerSchema } from "./wishlist/schemas";

type Shape = { shape: Record<string, unknown> };

const { products: orderLines } = orderSchema.shape;
const { products: sentLines } = placeOrderBodySchema.shape;
const managed = managedProductSchema.shape;
const { offers, attributes, specifications, shipping, returnPolicy, categoryId, subCategoryId } = productSchema.shape;

/**
 * The field names of the specification's third section. The schemas may have more; a field missing from a response
 * fails in the calls' own tests.
 */
const fields: Array<[entity: string, schema: Shape, names: string]> = [
  ["category", categorySchema, "_id title image status"],
  ["sub-category", subCategorySchema, "_id title status categoryId"],
  ["sub-category's category", subCategorySchema.shape.categoryId, "_id"],
  ["banner", bannerSchema, "_id title image status"],
  [
    "product",
    productSchema,
    "_id title slug brand modelNumber description images videos ogImage price discountPrice finalPrice discountPercent " +
      "discountPercentage quantity currency averageRating totalReviews wishlist tags offers variants attributes " +
      "specifications shipping returnPolicy categoryId subCategoryId",
  ],
  ["offer", offers.element, "title description validTill"],
  ["attribute", attributes.element, "_id key value"],
  ["specification", specifications.element, "title details"],
  ["specification's detail", specifications.element.shape.details.element, "label value"],
  ["shipping", shipping, "cost deliveryCharge freeDeliveryAbove"],
  ["return policy", returnPolicy, "isReturnable returnDays"],
  ["product's category", categoryId.unwrap(), "title"],
  ["product's sub-category", subCategoryId.unwrap(), "title"],
  ["variant", variantSchema, "_id color size price discountPrice finalPrice discountPercentage quantity variantImages"],
  ["review", reviewSchema, "_id rating comment image createdAt userId"],
  ["reviewer", reviewSchema.shape.userId, "email"],
  ["wishlist", wishlistAnswerSchema, "productIds"],
  ["cart item", cartItemSchema, "_id productId variant size quantity image"],
  ["cart item's variant", cartItemSchema.shape.variant.unwrap(), "color size"],
  ["shipping address", shippingAddressSchema, "name mobile address city state pincode country"],
  [
    "new order",
    placeOrderBodySchema,
    "products totalAmount discount finalAmount paymentMethod paymentStatus orderStatus shippingAddress",
  ],
  ["new order's line", sentLines.element, "productId title variant quantity price"],
  [
    "order",
    orderSchema,
    "_id createdAt updatedAt finalAmount shippingAddress orderStatus paymentMethod paymentStatus products returnRequest",
  ],
  ["order's line", orderLines.element, "_id title quantity variant productId"],
  ["order line's product", orderLines.element.shape.productId, "_id slug images"],
  ["order's return", returnRequestSchema, "action reason image"],
  ["review that is sent", reviewBodySchema, "productId orderId rating comment"],
  ["return that is sent", returnBodySchema, "action reason"],
  ["login", loginAnswerSchema, "token user"],
  ["user of a login", shopperSchema, "email"],
  ["category in the back office", categorySchema, "_id title image status createdAt"],
  [
    "sub-category in the back office",
    subCategorySchema,
    "_id title image heading fromStartPrice categoryId status showOnHomePage createdAt",
  ],
  ["sub-category's parent in the back office", subCategorySchema.shape.categoryId, "_id title"],
  ["banner in the back office", bannerSchema, "_id title image link order status createdAt"],
  [
    "product in the back office",
    managedProductSchema,
    "_id title brand modelNumber tags description categoryId subCategoryId price discountPrice finalPrice currency quantity " +
      "inStock shipping returnPolicy variants attributes offers specifications images videos seoTitle ogTitle " +
      "seoDescription ogDescription seoKeywords canonicalUrl ogImage status isFeatured",
  ],
  ["product's shipping", managed.shipping, "serviceablePincodes deliveryCharge freeDeliveryAbove weight dimensions"],
  ["product's dimensions", managed.shipping.shape.dimensions, "length width height"],
  ["product's return policy", managed.returnPolicy, "isReturnable returnDays warranty"],
  [
    "variant in the back office",
    managed.variants.element,
    "_id color size sku price discountPrice quantity variantImages",
  ],
  ["attribute in the back office", managed.attributes.element, "key value"],
  ["offer in the back office", managed.offers.element, "title description validTill"],
  ["specification in the back office", managed.specifications.element, "title details"],
  ["its detail in the back office", managed.specifications.element.shape.details.element, "label value"],
];

describe("the contract", () => {
  // @spec categories-sub-categories-navigation product-fields-document variant-fields-document
  // @spec review-fields-document-e cart-items-fields-document order-answered-fields-document login-answers-token-user
  // @spec fields-id-title-image fields-id-title-image-heading fields-id-title-image-link
  // @spec fields-product-variant-attribute
  it.each(fields)("has the fields of a %s that the specification names", (_entity, { shape }, names) => {
    expect(names.split(" ").filter((name) => !(name in shape))).toEqual([]);
  });

  // @spec tags-list-however-they
  it("accepts tags only as a list", () => {
    const { tags } = productSchema.shape;
    expect(tags.safeParse(["festive"]).success).toBe(true);
    for (const tagged of ["festive", '["festive"]', '"[\\"festive\\"]"', null]) {
      expect(tags.safeParse(tagged).success).toBe(false);
    }
  });
});
