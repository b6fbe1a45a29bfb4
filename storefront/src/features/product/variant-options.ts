import type { Variant } from "@haat/api-contract/catalog/schemas";

/** What is chosen so far; an empty text where nothing is, or where there is nothing to choose. */
export type VariantChoice = { color: string; size: string };
export type Dimension = keyof VariantChoice;
export type Stocked = Pick<Variant, "color" | "size" | "quantity">;

export type OptionState = "available" | "sold-out" | "absent";

/** The values to choose from in one dimension, in the product's order. */
export const optionsOf = (variants: readonly Stocked[], dimension: Dimension): string[] => [
  ...new Set(variants.map((variant) => variant[dimension]).filter(Boolean)),
];

/** Whether a value can be had together with what is chosen in the other dimension. */
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

/** The choice after a press on a value: what can't go with it is no longer chosen. */
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
 * Reads a choice from an address: unknown values count as none. Where there is but one value it is chosen, and where but
 * one variant can be bought, that one is, unless the address names another.
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

/** The variant that is fully chosen; null while a dimension is open, and for a combination that there is not. */
export const chosenVariant = <Row extends Stocked>(variants: readonly Row[], choice: VariantChoice): Row | null =>
  variants.find((variant) => variant.color === choice.color && variant.size === choice.size) ?? null;

/** The variant of which it need not be asked, as there is no other to buy; null where there is a choice, or no variant. */
export const soleVariant = <Row extends Stocked>(variants: readonly Row[]): Row | null =>
  chosenVariant(variants, readChoice(variants, new URLSearchParams()));

const otherOf = (dimension: Dimension): Dimension => (dimension === "color" ? "size" : "color");
