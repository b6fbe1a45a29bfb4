import { sellerMessages } from "@haat/api-contract/seller/messages";
import { type SellerVerdict, sellerMoves } from "@haat/api-contract/seller/words";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { ReviewNotices } from "./review-notices";
import { SellerDocuments } from "./seller-documents";
import { SellerFacts } from "./seller-facts";
import { SellerHistory } from "./seller-history";
import { verdictTexts } from "./seller-words";
import { type SellerDetail, sellerQuery } from "./sellers.queries";
import { VerdictDialog } from "./verdict-dialog";

/** A seller by the id in the URL: all data for staff before and after the approval. */
export default function SellerScreen() {
  const { id = "" } = useParams();
  const { data: seller, error, isFetching, refetch } = useQuery(sellerQuery(id));
  if (error && !seller) {
    return (
      <div className="flex flex-col gap-4">
        <PageHead title="Seller" />
        <ErrorState title={sellerMessages.fetchOneFailed} error={error} onRetry={refetch} retrying={isFetching} />
      </div>
    );
  }
  return seller ? <Details key={id} seller={seller} /> : <DetailsSkeleton />;
}

function Details({ seller }: { seller: SellerDetail }) {
  const { can } = usePermissions();
  const [wanted, setWanted] = useState<SellerVerdict | null>(null);
  const { email, businessName, state } = seller;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={businessName ?? email} text={businessName ? email : seller._id}>
        {can("edit_seller") &&
          sellerMoves[state].map((verdict) => (
            <Button
              key={verdict}
              type="button"
              variant={verdict === "approved" ? "primary" : "danger"}
              onClick={() => setWanted(verdict)}
            >
              {verdictTexts[verdict].label}
            </Button>
          ))}
      </PageHead>
      <ReviewNotices seller={seller} />
      <SellerFacts seller={seller} />
      <SellerDocuments seller={seller} />
      <SellerHistory history={seller.history} />
      {wanted && <VerdictDialog seller={seller} state={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

const DetailsSkeleton = () => (
  <Loading text="Loading seller...">
    <Skeleton className="h-7 w-56" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </Loading>
);
