import { commissionMessages } from "@haat/api-contract/commission/messages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { StatTile } from "../shared/stat-tile";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { CategoryRates } from "./category-rates";
import { commissionQuery } from "./commission.queries";
import { RateModal, type RateSubject } from "./rate-modal";
import { SellerRates } from "./seller-rates";

/** The shop's commission on sellers' sales: the default, by category, and individual rates of sellers. */
export default function CommissionScreen() {
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(commissionQuery);
  const [edited, setEdited] = useState<RateSubject | null>(null);
  const onEdit = can("edit_seller") ? setEdited : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHead
        title="Commission"
        text="The share of seller sales that the shop keeps. Existing orders keep their rate."
      />
      {data ? (
        <>
          <div className="grid grid-cols-1 gap-3 min-[700px]:grid-cols-3">
            <StatTile
              name="Default rate"
              value={`${data.usualPercent}%`}
              text={
                can("view_settings") ? (
                  <ScreenLink to="/settings" className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover">
                    Change in settings
                  </ScreenLink>
                ) : (
                  "Applies where no other rate is set"
                )
              }
            />
          </div>
          <SellerRates onEdit={onEdit} />
          <CategoryRates categories={data.categories} usualPercent={data.usualPercent} onEdit={onEdit} />
        </>
      ) : error ? (
        <ErrorState title={commissionMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading text="Loading commission...">
          <Skeleton className="h-24 w-full rounded-xl" />
          <Skeleton className="h-64 w-full rounded-xl" />
        </Loading>
      )}
      {edited && <RateModal key={edited.id} subject={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}
