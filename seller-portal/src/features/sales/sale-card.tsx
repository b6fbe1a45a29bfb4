import type { Sale } from "@haat/api-contract/sale/schemas";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { type OfferActs, OfferCard } from "../offers/offer-card";

type Props = { sale: Sale; goods: string; acts: OfferActs };

/** A sale: what it lowers, and until when. */
export function SaleCard({ sale: { title, percent, status, startsAt, endsAt, variants }, goods, acts }: Props) {
  return (
    <OfferCard
      kind="Sale"
      name={title}
      status={status}
      facts={[
        ["Discount", percent === null ? "Per variant" : `${percent} %`],
        ["Products", percent === null ? "Individual variants" : goods],
        ["Prices", indianNumber(variants)],
      ]}
      when={
        status === "scheduled"
          ? `${instantText(startsAt)} to ${instantText(endsAt)}`
          : `${status === "over" ? "Ended" : "Ends"} ${instantText(endsAt)}`
      }
      acts={acts}
    />
  );
}
