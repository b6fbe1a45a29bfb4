import type { ProductCard } from "@haat/api-contract/catalog/schemas";

type Offer = ProductCard["offers"][number];

/** Offers that need a code or the like, which this shop has no field for. */
const needsCode = /\b(coupons?|vouchers?|promo(tion(al)?)? ?codes?|(use|apply|enter|with|using) (the )?code)\b/i;

/** The current offers that need no code: expired ones and those that cannot be redeemed are omitted. */
export const currentOffers = (offers: readonly Offer[], now: Date): Offer[] =>
  offers.filter(
    ({ title, description, validTill }) =>
      (validTill === null || new Date(validTill) >= now) && !needsCode.test(`${title}. ${description}`),
  );
