import { emptyVariant, type VariantValues } from "./values";
import { wordsIn } from "./word-list";

type Choice = Pick<VariantValues, "color" | "size">;

/** Which of the three that a new variant can't do without are empty, in the order in which they stand. */
export const missingOfVariant = (variant: VariantValues): ("color" | "size" | "sku")[] =>
  (["color", "size", "sku"] as const).filter((field) => !variant[field].trim());

/** Whether anything of a variant has been typed or chosen. */
export const isTypedVariant = ({ images, variantId: _, ...texts }: VariantValues): boolean =>
  images.length > 0 || Object.values(texts).some((text) => text.trim() !== "");

/** Colour and size as they are compared: two variants that differ in letters' case alone are the same one. */
export const choiceKey = ({ color, size }: Choice): string =>
  JSON.stringify([color.trim().toLowerCase(), size.trim().toLowerCase()]);

/** Places of variants that say the same colour and size as one before them. */
export function repeatedChoices(variants: readonly Choice[]): number[] {
  const seen = new Set<string>();
  return variants.flatMap((variant, place) => {
    const key = choiceKey(variant);
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

/** Places of variants whose SKU one before them has. */
export function repeatedSkus(variants: readonly Pick<VariantValues, "sku">[]): number[] {
  const seen = new Set<string>();
  return variants.flatMap(({ sku }, place) => {
    const key = sku.trim().toLowerCase();
    if (key && seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

const skuPart = (text: string) =>
  text
    .normalize("NFKD")
    // Accents of Latin letters alone: in Indian scripts the marks are the vowels.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** A stock-keeping unit out of what it stands for: `KURTA-NAVY-BLUE-XL`. */
export const skuOf = (start: string, color: string, size: string): string =>
  [start, color, size].map(skuPart).filter(Boolean).join("-");

export type Generator = { colors: string; sizes: string; sku: string };

/** Price and discount price that new variants start with. */
export type VariantStart = Pick<VariantValues, "price" | "discountPrice">;

/** A variant for every colour in every size that there is none of yet. */
export function combinations(
  { colors, sizes, sku }: Generator,
  variants: readonly VariantValues[],
  start: VariantStart,
): VariantValues[] {
  const there = new Set(variants.map(choiceKey));
  const added: VariantValues[] = [];
  for (const color of wordsIn(colors)) {
    for (const size of wordsIn(sizes)) {
      const variant = { ...emptyVariant, ...start, color, size, sku: skuOf(sku, color, size) };
      if (there.has(choiceKey(variant))) continue;
      there.add(choiceKey(variant));
      added.push(variant);
    }
  }
  return added;
}

/**
 * Stock that was typed for the whole product, divided among its first variants: the earlier ones take what is over. Where
 * there is none to divide, it stays empty, so that the form asks for it.
 */
export function withStock(variants: readonly VariantValues[], typed: string): VariantValues[] {
  const pieces = Number(typed);
  const isStock = typed.trim() !== "" && Number.isInteger(pieces) && pieces >= 0;
  const each = Math.floor(pieces / variants.length);
  const over = pieces % variants.length;
  return variants.map((variant, place) => ({
    ...variant,
    quantity: isStock ? String(each + (place < over ? 1 : 0)) : "",
  }));
}

/** Every variant at the price and discount price of one of them. */
export function withPriceOf(variants: readonly VariantValues[], place: number): VariantValues[] {
  const { price, discountPrice } = variants[place] ?? emptyVariant;
  return variants.map((variant) => ({ ...variant, price, discountPrice }));
}

export type VariantTotals = { min: number; max: number; pieces: number };

/** What shoppers pay for the cheapest and the dearest variant, in rupees, and how many pieces there are of all. */
export function variantTotals(variants: readonly VariantValues[]): VariantTotals | null {
  const paid = variants
    .map(({ price, discountPrice }) =>
      Number(discountPrice) > 0 ? Number(discountPrice) : Number(price.trim() || Number.NaN),
    )
    .filter(Number.isFinite);
  if (paid.length === 0) return null;
  const pieces = variants.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  return { min: Math.min(...paid), max: Math.max(...paid), pieces };
}
