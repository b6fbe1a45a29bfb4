import type { Product } from "@haat/api-contract/catalog/schemas";
import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { orderRupees } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useSession } from "../../../lib/session/session";
import { productOffersQuery } from "../api/coupons.queries";
import { couponTexts } from "../texts";

type Props = {
  product: Pick<Product, "_id" | "variants">;
  /** The chosen variant, if one is chosen. */
  variantId: string | undefined;
  unitPrice: number;
};

const shown = 2;

/** What one piece costs this visitor with a coupon; nothing if there is none for it. A server renders a guest's. */
export function ProductOffers({ product, variantId, unitPrice }: Props) {
  const chosen = product.variants.find(({ _id }) => _id === variantId) ?? cheapestOf(product.variants);
  const line = { productId: product._id, variant: chosen ?? null, quantity: 1 };
  const { data } = useQuery(productOffersQuery(useSession(), line));
  const offers = data?.offers.filter(isWithinReach) ?? [];
  if (offers.length === 0) return null;
  return (
    <ul aria-label={couponTexts.title} className="flex flex-col gap-2">
      {offers.slice(0, shown).map((offer) => (
        <li
          key={offer.code}
          className="flex items-start gap-2 rounded-control border border-dashed border-success bg-success-soft px-3 py-2 text-sm"
        >
          <TicketPercent aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          <div className="min-w-0">
            <p className="break-words font-semibold text-success">{titleOf(offer, unitPrice)}</p>
            <p className="break-words text-muted">{offer.title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ code, bankOffer, discount, problem }: CouponOffer, unitPrice: number): string {
  const means = bankOffer ? bankOfferText(bankOffer) : code;
  if (problem) return couponTexts.withCode(means);
  return discount > 0 ? couponTexts.getFor(orderRupees(unitPrice - discount), means) : couponTexts.freeDelivery(means);
}

/** Whether it applies, or would with more items. */
const isWithinReach = ({ problem, missing, missingPieces }: CouponOffer): boolean =>
  problem === null || missing !== null || missingPieces !== null;

const cheapestOf = (variants: Product["variants"]): Product["variants"][number] | undefined =>
  [...variants].sort((a, b) => a.finalPrice - b.finalPrice)[0];
