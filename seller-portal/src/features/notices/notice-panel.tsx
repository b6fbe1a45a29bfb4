import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { SellerNotice } from "@haat/api-contract/seller-notice/schemas";
import { NoticeList } from "@haat/product-form/notice-list";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";

type Props = {
  read: UseQueryResult<CallAnswer<"listSellerNotices">>;
  onFollow: (notice: SellerNotice) => void;
};

export function NoticePanel({ read: { data, error, isFetching, refetch }, onFollow }: Props) {
  if (!data && error) {
    return <ErrorState title="Could not fetch notifications." onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <div role="status" className="flex flex-col gap-3 p-4">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4" />
      </div>
    );
  }
  if (data.notices.length === 0) return <p className="px-4 py-8 text-center text-muted">No new notifications.</p>;
  return (
    <div className="min-h-0 overflow-y-auto">
      <NoticeList notices={data.notices} onFollow={onFollow} />
    </div>
  );
}
