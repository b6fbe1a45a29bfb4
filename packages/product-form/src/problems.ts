import { createProductBodySchema } from "@haat/api-contract/product/schemas";
import { draftProblems } from "./draft-problems";
import { entryLabels, labels } from "./labels";
import { sectionOf, sections } from "./sections";
import { createBody } from "./to-body";
import type { ProductValues } from "./values";
import { repeatedChoices, repeatedSkus } from "./variant-rules";
import { wordsIn } from "./word-list";

/** A field's error, by its path in the form: `variants.2.sku`. */
export type Problem = { path: string; message: string };

type Place = string | number;

/** Maps a path of the contract to one of the form; null if the form has no such field. */
function formPath(path: readonly PropertyKey[]): Place[] {
  const [first, second, ...rest] = path.map((step) => (typeof step === "symbol" ? "" : step));
  switch (first) {
    case "shipping":
      return second === "dimensions" ? [rest[0] ?? "length"] : [second ?? "deliveryCharge"];
    case "returnPolicy":
      return [second ?? "returnDays"];
    case "existingImages":
      return ["images"];
    case "existingVideos":
      return second === undefined ? ["videos"] : ["videos", second, "url"];
    case "variants":
      return ["variants", second ?? [], rest[0] === "variantImages" ? "images" : (rest[0] ?? [])].flat();
    case "tags":
    case "seoKeywords":
      return [first];
    default:
      return [first ?? "title", second ?? [], rest].flat();
  }
}

const lists = ["tags", "seoKeywords", "serviceablePincodes"] as const;

/** The error as a sentence that begins with the field's label, or with the invalid value. */
function sentence(place: readonly Place[], path: readonly PropertyKey[], words: string, values: ProductValues): string {
  const [field = ""] = place;
  const list = lists.find((one) => one === field);
  const at = path.at(-1);
  if (list && typeof at === "number") return `"${wordsIn(values[list])[at] ?? ""}" ${words}.`;
  const last = place.at(-1);
  const entry = typeof last === "string" && place.length > 1 ? entryLabels[field]?.[last] : undefined;
  const isField = (name: Place): name is keyof typeof labels => name in labels;
  if (place.length === 1 && words === "has too many entries")
    return `Too many ${isField(field) ? labels[field].toLowerCase() : "entries"}.`;
  return `${entry ?? (isField(field) ? labels[field] : "This")} ${words}.`;
}

const isBlankDetail = (values: ProductValues, [list, section, , detail]: readonly PropertyKey[]): boolean => {
  if (list !== "specifications" || typeof section !== "number" || typeof detail !== "number") return false;
  const row = values.specifications[section]?.details[detail];
  return row !== undefined && !row.label.trim() && !row.value.trim();
};

const costsMore = ({ price, discountPrice }: Pick<ProductValues, "price" | "discountPrice">): boolean =>
  price.trim() !== "" && Number(price) >= 0 && Number(discountPrice) > Number(price);
const overPrice = "Discount Price must not be more than price.";

/**
 * Errors that the contract reports only for otherwise valid products, or not at all. Stored variants may lack a colour
 * or size if they have none: they were created with other options.
 */
function ownProblems(values: ProductValues, saved: ProductValues | null): Problem[] {
  const known = new Map(saved?.variants.map((variant) => [variant.variantId, variant]));
  const problems: Problem[] = costsMore(values) ? [{ path: "discountPrice", message: overPrice }] : [];
  const repeated = { choices: repeatedChoices(values.variants), skus: repeatedSkus(values.variants) };
  for (const [place, variant] of values.variants.entries()) {
    const report = (field: string, message: string) => problems.push({ path: `variants.${place}.${field}`, message });
    for (const field of ["color", "size", "sku", "price", "quantity"] as const) {
      const mayBeEmpty = known.get(variant.variantId)?.[field] === "";
      if (!variant[field].trim() && !mayBeEmpty) report(field, `${entryLabels.variants?.[field]} is required.`);
    }
    if (costsMore(variant)) report("discountPrice", overPrice);
    if (repeated.choices.includes(place)) report("color", "Another variant has the same color and size.");
    if (repeated.skus.includes(place)) report("sku", "Another variant has the same SKU.");
  }
  return problems;
}

/** All errors of the form, one per field, in the form's order. `saved` is the stored product; null for a new one. */
export function problemsOf(values: ProductValues, saved: ProductValues | null): Problem[] {
  const parsed = createProductBodySchema.safeParse(createBody(values, { keepBlankDetails: true }));
  const told = (parsed.error?.issues ?? [])
    .filter(({ path }) => !isBlankDetail(values, path))
    .map(({ path, message }) => {
      const place = formPath(path);
      return { path: place.join("."), message: sentence(place, path, message, values) };
    });
  const all = [...ownProblems(values, saved), ...told, ...draftProblems(values)];
  const first = new Map<string, Problem>();
  // The price and stock of a product with variants are theirs: errors are reported at the variants.
  const hasVariants = values.variants.length > 0;
  for (const problem of all) {
    if (hasVariants && /^(price|discountPrice|quantity)$/.test(problem.path)) continue;
    if (!first.has(problem.path)) first.set(problem.path, problem);
  }
  return inOrder([...first.values()]);
}

const rank = ({ path }: Problem): number => {
  const section = sectionOf(path);
  if (!section) return Number.MAX_SAFE_INTEGER;
  const place = section.fields.findIndex((field) => path === field || path.startsWith(`${field}.`));
  return sections.indexOf(section) * 100 + place;
};

/** The sort is stable: entries of one list stay in their order, since the contract reports them by index. */
const inOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => rank(a) - rank(b) || placeIn(a) - placeIn(b));

const placeIn = ({ path }: Problem): number => Number(path.split(".")[1] ?? 0) || 0;
