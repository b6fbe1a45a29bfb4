import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { NewNotice } from "../../modules/notice/service";

export type LowVariant = {
  productId: string;
  title: string;
  variant: string;
  sku: string;
  pieces: number;
  /** Tells this time that it runs out from others. */
  mark: string;
};

/** What the engine calls the one variant of a product that has no choice. */
const unnamed = /^default/i;

/** What the bell says of a variant that runs out. */
export function runsOut({ title, variant, sku, pieces, mark }: LowVariant): NewNotice & { kind: NoticeKind } {
  const which = unnamed.test(variant) || variant === "" || variant === title ? title : `${title} (${variant})`;
  const left = pieces === 0 ? "is out of stock." : pieces === 1 ? "has 1 piece left." : `has ${pieces} pieces left.`;
  return {
    key: `low-stock:${mark}`,
    kind: "low-stock",
    permission: "view_product",
    title: pieces === 0 ? "Out of stock" : "Low stock",
    text: `${which} ${left}`,
    link: `/products?search=${encodeURIComponent(sku || title)}`,
  };
}
