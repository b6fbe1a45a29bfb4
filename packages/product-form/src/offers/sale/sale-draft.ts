import type { SaleVariant, SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale, saleFormSchema } from "@haat/api-contract/sale/schemas";
import { timeInIndia } from "@haat/ui/days";
import type { z } from "zod";
import { scopeDraftOf } from "../offer-scope-draft";

/** A variant with its price during a sale, in rupees. */
export type PricedVariant = SaleVariant & { price: number };

/** Finds variants that may be on sale. */
export type FindVariants = (wanted: SaleVariantsBody) => Promise<readonly SaleVariant[]>;

/** A variant's price as it is typed. */
export type PriceDraft = { variantId: string; price: string; variant: SaleVariant };

/** The part of a sale's form that exists while it has prices of individual variants. */
export type PricesDraft = { prices: PriceDraft[] };

/** A sale as its form has it. `prices`: null if it takes a percentage off. */
export type SaleDraft = z.input<typeof saleFormSchema>;
/** The same as it is sent. */
export type SaleSent = z.output<typeof saleFormSchema>;

export const priceDraftOf = (variant: SaleVariant, price = ""): PriceDraft => ({
  variantId: variant._id,
  price,
  variant,
});

/** @param sale - Null: a new one. @param prices - Null: it takes a percentage off. */
export const saleDraftOf = (sale: Sale | null, prices: readonly PricedVariant[] | null) => ({
  title: sale?.title ?? "",
  percent: sale?.percent ? String(sale.percent) : "",
  prices: prices?.map(({ price, ...variant }) => priceDraftOf(variant, String(price))) ?? null,
  ...scopeDraftOf(sale),
  startsAt: sale ? timeInIndia(sale.startsAt) : "",
  endsAt: sale ? timeInIndia(sale.endsAt) : "",
});
