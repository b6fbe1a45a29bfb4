import type { ProductCard } from "@haat/api-contract/catalog/schemas";

type Offer = ProductCard["offers"][number];

/** What asks for something that this shop has nowhere to type. */
const needsCode = /\b(coupons?|vouchers?|promo(tion(al)?)? ?codes?|(use|apply|enter|with|using) (the )?code)\b/i;

/** Those that are still good, and that need no code: what has ended, or can't be redeemed, is no offer. */
export const currentOffers = (offers: readonly Offer[], now: Date): Offer[] =>
  offers.filter(
    ({ title, description, validTill }) =>
      (validTill === null || new Date(validTill) >= now) && !needsCode.test(`${title}. ${description}`),
  );
