import { type Part, parts } from "./parts";
import type { Medium, ProductValues } from "./values";
import { isTypedVariant } from "./variant-rules";

const isMedium = (value: unknown): value is Medium =>
  typeof value === "object" && value !== null && ("url" in value || "file" in value);

/** Serialises a value so that equal values give equal texts: a stored medium is its URL, a chosen file its key. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isMedium(inner) ? (inner.url ?? `file ${inner.key}`) : inner));

const samePart = ({ fields }: Part, a: ProductValues, b: ProductValues): boolean =>
  fields.every((field) => textOf(a[field]) === textOf(b[field]));

/** The parts in which two versions of a product differ. */
export const changedParts = (before: ProductValues, after: ProductValues): Part[] =>
  parts.filter((part) => !samePart(part, before, after));

const isTyped = (draft: object) => Object.values(draft).some((text) => typeof text === "string" && text.trim() !== "");

/** Whether a list entry has been drafted but not added to its list. */
export const hasDraft = ({ newVariant, newAttribute, newOffer, newVideo }: ProductValues): boolean =>
  isTypedVariant(newVariant) || isTyped(newAttribute) || isTyped(newOffer) || newVideo.trim() !== "";

/** Whether leaving the form now would lose input. */
export const hasUnsavedChanges = (saved: ProductValues, now: ProductValues): boolean =>
  hasDraft(now) || changedParts(saved, now).length > 0;

/** Stock that was not edited here gets its current value: orders are placed while the form is open. */
function withStockNow(base: ProductValues, values: ProductValues, theirs: ProductValues): ProductValues {
  const before = new Map(base.variants.map((variant) => [variant.variantId, variant.quantity]));
  const now = new Map(theirs.variants.map((variant) => [variant.variantId, variant.quantity]));
  return {
    ...values,
    quantity: values.quantity === base.quantity ? theirs.quantity : values.quantity,
    variants: values.variants.map((variant) =>
      variant.quantity === before.get(variant.variantId)
        ? { ...variant, quantity: now.get(variant.variantId) ?? variant.quantity }
        : variant,
    ),
  };
}

export type Comparison = {
  /** Changed differently by both: a conflict to resolve. */
  both: Part[];
  /** Changed only by the other: merged automatically. */
  theirs: Part[];
};

/**
 * Compares a concurrent save with the form. `base` is the common ancestor, `mine` the form, `theirs` the latest
 * product.
 */
export function compareWithNewer(base: ProductValues, mine: ProductValues, theirs: ProductValues): Comparison {
  const [before, own] = [withStockNow(base, base, theirs), withStockNow(base, mine, theirs)];
  const byThem = changedParts(before, theirs).filter((part) => !samePart(part, own, theirs));
  return {
    both: byThem.filter((part) => !samePart(part, before, own)),
    theirs: byThem.filter((part) => samePart(part, before, own)),
  };
}

/** Merges the form into the latest product: mine, but theirs where only they changed it or `taken` contains it. */
export function mergeNewer(
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
  taken: ReadonlySet<string>,
): ProductValues {
  const { both, theirs: theirsAlone } = compareWithNewer(base, mine, theirs);
  const fields = [...theirsAlone, ...both.filter(({ id }) => taken.has(id))].flatMap((part) => part.fields);
  const own = withStockNow(base, mine, theirs);
  return { ...own, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
