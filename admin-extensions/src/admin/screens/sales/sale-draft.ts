import type { SaleVariant } from "@haat/api-contract/sale/prices";
import { type OfferScopeDraft, scopeDraftOf } from "@haat/product-form/offers/offer-scope-draft";
import { timeInIndia } from "@haat/ui/days";
import type { PricedVariant, SaleRow } from "./sales.queries";

/** A variant's price as it is typed. */
export type PriceDraft = { variantId: string; price: string; variant: SaleVariant };

/** The part of a sale's form that exists while it has prices of single variants. */
export type PricesDraft = { prices: PriceDraft[] };

/** A sale as its form has it. `prices`: null if it takes a percentage off. */
export type SaleDraft = OfferScopeDraft & {
  title: string;
  percent: string;
  prices: PriceDraft[] | null;
  startsAt: string;
  endsAt: string;
};

export const priceDraftOf = (variant: SaleVariant, price = ""): PriceDraft => ({
  variantId: variant._id,
  price,
  variant,
});

/** @param sale - Null: a new one. @param prices - Null: it takes a percentage off. */
export const saleDraftOf = (sale: SaleRow | null, prices: readonly PricedVariant[] | null): SaleDraft => ({
  title: sale?.title ?? "",
  percent: sale?.percent ? String(sale.percent) : "",
  prices: prices?.map(({ price, ...variant }) => priceDraftOf(variant, String(price))) ?? null,
  ...scopeDraftOf(sale),
  startsAt: sale ? timeInIndia(sale.startsAt) : "",
  endsAt: sale ? timeInIndia(sale.endsAt) : "",
});
