import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types";
import type { StoreDefaults } from "#engine/store-defaults";
import type { SeedProduct, SeedVariant } from "../data/types";

type Parts = {
  product: SeedProduct;
  urls: ReadonlyMap<string, string>;
  categoryId: string;
  tagIds: string[];
  ground: StoreDefaults;
};

/** Only what the variants differ in becomes an option. The engine requires at least one. */
function optionsOf(variants: readonly SeedVariant[]): { title: string; values: string[] }[] {
  const values = (of: (variant: SeedVariant) => string) => [...new Set(variants.map(of))].filter(Boolean);
  const options = [
    { title: "Color", values: values(({ color }) => color) },
    { title: "Size", values: values(({ size }) => size) },
  ].filter((option) => option.values.length > 0);
  return options.length > 0 ? options : [{ title: "Default", values: ["Default"] }];
}

function choiceOf({ color, size }: SeedVariant): Record<string, string> {
  const choice = { ...(color ? { Color: color } : {}), ...(size ? { Size: size } : {}) };
  return Object.keys(choice).length > 0 ? choice : { Default: "Default" };
}

/**
 * The input of the engine's workflow for one product. The MRP is the variants' price; selling prices are added later.
 */
export function toEngineProduct({ product, urls, categoryId, tagIds, ground }: Parts): CreateProductWorkflowInputDTO {
  const url = (name: string) => urls.get(name) ?? "";
  const images = product.pictures.map((name) => ({ url: url(name) }));
  return {
    title: product.title,
    handle: product.handle,
    description: product.description,
    status: "published",
    thumbnail: images[0]?.url,
    images,
    weight: product.shipping.weight,
    category_ids: [categoryId],
    tag_ids: tagIds,
    options: optionsOf(product.variants),
    variants: product.variants.map((variant, rank) => ({
      title: [variant.color, variant.size].filter(Boolean).join(" / ") || "Default",
      sku: variant.sku,
      manage_inventory: true,
      variant_rank: rank,
      options: choiceOf(variant),
      prices: [{ currency_code: "inr", amount: variant.mrp }],
      metadata: {
        images: [
          ...new Set([
            url(variant.picture),
            ...(variant.picture === product.pictures[0] ? product.pictures.slice(1).map(url) : []),
          ]),
        ],
      },
    })),
    sales_channels: [{ id: ground.salesChannelId }],
    shipping_profile_id: ground.shippingProfileId,
  };
}
