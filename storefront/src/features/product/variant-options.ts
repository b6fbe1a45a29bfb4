import type { Variant } from "@haat/api-contract/catalog/schemas";

/** The current choice; an empty text if nothing is chosen, or if there is nothing to choose. */
export type VariantChoice = { color: string; size: string };
export type Dimension = keyof VariantChoice;
export type Stocked = Pick<Variant, "color" | "size" | "quantity">;

export type OptionState = "available" | "sold-out" | "absent";

/** The values of one dimension, in the product's order. */
export const optionsOf = (variants: readonly Stocked[], dimension: Dimension): string[] => [
  ...new Set(variants.map((variant) => variant[dimension]).filter(Boolean)),
];

/** Whether a value can be bought with the choice in the other dimension. */
export function optionState(
  variants: readonly Stocked[],
  choice: VariantChoice,
  dimension: Dimension,
  value: string,
): OptionState {
  const other = otherOf(dimension);
  const matching = variants.filter(
    (variant) => variant[dimension] === value && (choice[other] === "" || variant[other] === choice[other]),
  );
  if (matching.length === 0) return "absent";
  return matching.some((variant) => variant.quantity > 0) ? "available" : "sold-out";
}

/** The choice after a click on a value: a value of the other dimension that does not exist with it is cleared. */
export function choose(
  variants: readonly Stocked[],
  choice: VariantChoice,
  dimension: Dimension,
  value: string,
): VariantChoice {
  const next = { ...choice, [dimension]: value };
  return optionState(variants, choice, dimension, value) === "absent" ? { ...next, [otherOf(dimension)]: "" } : next;
}

/**
 * Reads a choice from an address, ignoring unknown values. The only value is chosen by default, and so is the only
 * variant that can be bought, unless the address names another.
 */
export function readChoice(variants: readonly Stocked[], search: URLSearchParams): VariantChoice {
  const named = (dimension: Dimension) =>
    optionsOf(variants, dimension).find((option) => option === search.get(dimension));
  const buyable = variants.filter(({ quantity }) => quantity > 0);
  const sole = buyable.length === 1 ? buyable[0] : undefined;
  const fits = (dimension: Dimension) => [undefined, sole?.[dimension]].includes(named(dimension));
  const isMeant = sole !== undefined && fits("color") && fits("size");
  const read = (dimension: Dimension) => {
    const options = optionsOf(variants, dimension);
    const only = options.length === 1 ? options[0] : undefined;
    return named(dimension) ?? only ?? (isMeant ? sole[dimension] : "");
  };
  return { color: read("color"), size: read("size") };
}

/** The variant of a complete choice; null for an incomplete one, and for a combination that does not exist. */
export const chosenVariant = <Row extends Stocked>(variants: readonly Row[], choice: VariantChoice): Row | null =>
  variants.find((variant) => variant.color === choice.color && variant.size === choice.size) ?? null;

/** The only variant that can be bought; null if there are several, or none. */
export const soleVariant = <Row extends Stocked>(variants: readonly Row[]): Row | null =>
  chosenVariant(variants, readChoice(variants, new URLSearchParams()));

const otherOf = (dimension: Dimension): Dimension => (dimension === "color" ? "size" : "color");
