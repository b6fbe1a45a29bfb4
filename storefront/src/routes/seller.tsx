import { indianNumber, longBritishDate } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { FactCard, FactRow, GrievanceOfficer } from "../features/policies/seller-details";
import { WithSettings } from "../features/policies/with-settings";
import { NoListNamed, ProductListScreen } from "../features/product-list/product-list-screen";
import { sellerQuery } from "../features/seller/api/seller.queries";

/** A seller's page: their products, and who they are. */
export function Component() {
  const { id } = useParams();
  if (!id) return <NoListNamed />;
  return (
    <>
      <ProductListScreen key={id} place={{ kind: "seller", id }} intro={<SellerIntro id={id} />} />
      <SellerLegal id={id} />
    </>
  );
}

/** The rating of the seller's products, and since when they sell here. */
function SellerIntro({ id }: { id: string }) {
  const { data: seller } = useQuery(sellerQuery(id));
  if (!seller) return <p className="mt-2 min-h-6" />;
  return (
    <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {seller.reviews > 0 ? (
        <span className="inline-flex items-center gap-2 tabular-nums">
          <RatingStars rating={seller.rating} />
          {seller.rating.toFixed(1)} ({indianNumber(seller.reviews)} {seller.reviews === 1 ? "review" : "reviews"} of
          its products)
        </span>
      ) : (
        <span>No reviews yet</span>
      )}
      <span>Selling on Haat since {longBritishDate(seller.since)}</span>
      <a href="#seller-details" className="font-semibold text-primary underline underline-offset-4">
        Seller details
      </a>
    </div>
  );
}

const notGiven = "Not available yet";

/** The seller's details and the grievance officer: Indian law requires them for every seller in a shop. */
function SellerLegal({ id }: { id: string }) {
  const { data: seller } = useQuery(sellerQuery(id));
  if (!seller) return null;
  return (
    <div id="seller-details" className="page pb-12">
      <FactCard title="Seller details">
        <FactRow label="Sold by">{seller.name}</FactRow>
        <FactRow label="Legal name">{seller.legalName ?? notGiven}</FactRow>
        <FactRow label="Address">{seller.address ? `${seller.address}, India` : notGiven}</FactRow>
        <FactRow label="GSTIN">{seller.gstin ?? notGiven}</FactRow>
      </FactCard>
      <WithSettings>{({ shop }) => shop && <GrievanceOfficer officer={shop.grievanceOfficer} />}</WithSettings>
    </div>
  );
}
