import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { SellerNotice } from "@haat/api-contract/seller-notice/schemas";
import { classNames } from "@haat/ui/class-names";
import { ErrorState } from "@haat/ui/error-state";
import { instantText } from "@haat/ui/instants";
import { Skeleton } from "@haat/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";

type Props = {
  read: UseQueryResult<CallAnswer<"listSellerNotices">>;
  onFollow: (notice: SellerNotice) => void;
};

export function NoticeList({ read: { data, error, isFetching, refetch }, onFollow }: Props) {
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
  if (data.notices.length === 0) return <p className="px-4 py-8 text-center text-muted">There is nothing new.</p>;
  return (
    <ul className="divide-y divide-line overflow-y-auto">
      {data.notices.map((notice) => (
        <li key={notice._id}>
          <button
            type="button"
            onClick={() => onFollow(notice)}
            className="flex w-full gap-3 px-4 py-3 text-left text-sm transition hover:bg-sunken"
          >
            <span
              aria-hidden
              className={classNames(
                "mt-1.5 size-2 shrink-0 rounded-full",
                notice.isRead ? "bg-transparent" : "bg-primary",
              )}
            />
            <span className="min-w-0 flex-1">
              {!notice.isRead && <span className="sr-only">Unread: </span>}
              <span className={classNames("block break-words", !notice.isRead && "font-semibold")}>{notice.title}</span>
              <span className="block break-words text-muted">{notice.text}</span>
              <span className="block text-xs text-muted">{instantText(notice.createdAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
