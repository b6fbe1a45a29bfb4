import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import { groupBy } from "#collections/group-by";
import type { LowVariant } from "#modules/notice/low-stock";
import type { NewNotice } from "#modules/notice/service";

/** The engine's name for the only variant of a product without a choice. */
const unnamed = /^default/i;

/** Notices for variants that become low on stock at the same time: one for each product. */
export function runOut(low: readonly LowVariant[]): NewNotice[] {
  return [...groupBy(low, ({ productId }) => productId).values()].flatMap((variants) => {
    const [first, ...others] = variants;
    if (!first) return [];
    return others.length === 0 ? runsOut(first) : severalRunOut(first, variants);
  });
}

const counted = (count: number, rest: string) => `${count} ${count === 1 ? "variant" : "variants"} ${rest}`;

function severalRunOut(first: LowVariant, variants: readonly LowVariant[]): NewNotice {
  const empty = variants.filter(({ pieces }) => pieces === 0).length;
  const low = variants.length - empty;
  const parts = [
    ...(empty > 0 ? [counted(empty, "out of stock")] : []),
    ...(low > 0 ? [counted(low, "low in stock")] : []),
  ];
  return {
    ...runsOut(first),
    title: empty > 0 ? "Out of stock" : "Low stock",
    text: `${first.title}: ${parts.join(", ")}.`,
    link: `/products?search=${encodeURIComponent(first.title)}`,
  };
}

/** The notice for one variant that is low on stock. */
export function runsOut({ title, variant, sku, pieces, mark }: LowVariant): NewNotice & { kind: NoticeKind } {
  const which = unnamed.test(variant) || variant === "" || variant === title ? title : `${title} (${variant})`;
  const left = pieces === 0 ? "is out of stock." : pieces === 1 ? "has 1 unit left." : `has ${pieces} units left.`;
  return {
    key: `low-stock:${mark}`,
    kind: "low-stock",
    permission: "view_product",
    title: pieces === 0 ? "Out of stock" : "Low stock",
    text: `${which} ${left}`,
    link: `/products?search=${encodeURIComponent(sku || title)}`,
  };
}
