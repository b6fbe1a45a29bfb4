import { entryLabels, labels } from "./labels";
import type { Part, ProductField } from "./parts";
import type { Medium, ProductValues } from "./values";

const count = (list: readonly unknown[], one: string, many: string) =>
  `${list.length} ${list.length === 1 ? one : many}`;

const nameOf = ({ url, file }: Medium): string => file?.name ?? url?.split("/").at(-1) ?? "";

/** Names by id. */
export type NamesById = ReadonlyMap<string, string>;

function fieldText(field: ProductField, values: ProductValues, names: NamesById): string {
  switch (field) {
    case "categoryId":
    case "subCategoryId":
      return names.get(values[field]) ?? values[field];
    case "status":
      return values.status ? "Active" : "Inactive";
    case "inStock":
    case "isReturnable":
    case "isFeatured":
      return values[field] ? "Yes" : "No";
    case "variants":
      return [
        count(values.variants, "variant", "variants"),
        ...values.variants.map(
          ({ color, size, price, discountPrice, quantity }) =>
            `${[color, size].filter(Boolean).join(", ")}: ₹${discountPrice || price}, ${quantity} ${entryLabels.variants?.quantity?.toLowerCase()}`,
        ),
      ].join("\n");
    case "attributes":
      return values.attributes.map(({ key, value }) => `${key}: ${value}`).join("\n");
    case "offers":
      return values.offers
        .map(({ title, validTill }) => (validTill ? `${title}, until ${validTill}` : title))
        .join("\n");
    case "specifications":
      return values.specifications
        .map(({ title, details }) => `${title}: ${details.map(({ label, value }) => `${label} ${value}`).join(", ")}`)
        .join("\n");
    case "images":
      return [count(values.images, "picture", "pictures"), ...values.images.map(nameOf)].join("\n");
    case "videos":
      return [count(values.videos, "video", "videos"), ...values.videos.map(nameOf)].join("\n");
    default:
      return values[field];
  }
}

/** A part of a product as text, one line per entry, for a comparison with another version. */
export function partText({ fields }: Part, values: ProductValues, names: NamesById): string {
  const texts = fields.map((field) => ({ field, text: fieldText(field, values, names).trim() || "(empty)" }));
  return texts.length === 1
    ? (texts[0]?.text ?? "")
    : texts.map(({ field, text }) => `${labels[field]}: ${text}`).join("\n");
}
