import { emptyVariant, type VariantValues } from "./values";
import { wordsIn } from "./word-list";

type Choice = Pick<VariantValues, "color" | "size">;

/** The missing ones of a new variant's three required fields, in form order. */
export const missingOfVariant = (variant: VariantValues): ("color" | "size" | "sku")[] =>
  (["color", "size", "sku"] as const).filter((field) => !variant[field].trim());

/** Whether any field of a variant has a value. */
export const isTypedVariant = ({ images, variantId: _, ...texts }: VariantValues): boolean =>
  images.length > 0 || Object.values(texts).some((text) => text.trim() !== "");

/** Normalises colour and size for comparison: variants that differ only in case are the same. */
export const choiceKey = ({ color, size }: Choice): string =>
  JSON.stringify([color.trim().toLowerCase(), size.trim().toLowerCase()]);

/** Indexes of variants with the same colour and size as an earlier one. */
export function repeatedChoices(variants: readonly Choice[]): number[] {
  const seen = new Set<string>();
  return variants.flatMap((variant, place) => {
    const key = choiceKey(variant);
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

/** Indexes of variants with the same SKU as an earlier one. */
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
    // Only accents of Latin letters: in Indian scripts combining marks are vowels.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Builds an SKU from its parts: `KURTA-NAVY-BLUE-XL`. */
export const skuOf = (start: string, color: string, size: string): string =>
  [start, color, size].map(skuPart).filter(Boolean).join("-");

export type Generator = { colors: string; sizes: string; sku: string };

/** Initial price and discount price of new variants. */
export type VariantStart = Pick<VariantValues, "price" | "discountPrice">;

/** A variant for every combination of colour and size that does not exist yet. */
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
 * Divides an entered stock among the variants; earlier ones get the remainder. Without a valid number it stays empty,
 * so that the form asks for it.
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

/** All variants with the price and discount price of one of them. */
export function withPriceOf(variants: readonly VariantValues[], place: number): VariantValues[] {
  const { price, discountPrice } = variants[place] ?? emptyVariant;
  return variants.map((variant) => ({ ...variant, price, discountPrice }));
}

export type VariantTotals = { min: number; max: number; pieces: number };

/** The lowest and highest selling price of the variants, in rupees, and their total stock. */
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
