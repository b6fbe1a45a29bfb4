import type { Notice } from "@haat/api-contract/notice/schemas";
import { NoticeList } from "@haat/product-form/notice-list";
import { BellAlert } from "@medusajs/icons";
import { Button, IconButton, Popover } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../../src/admin/screens/shared/states";
import { noticesQuery, useReadNotices } from "./notices.queries";

/** The shop's notices, with the unread count. */
export function NoticeBell() {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(noticesQuery);
  const read = useReadNotices();
  const navigate = useNavigate();
  const unread = data?.unread ?? 0;
  const show = (isOpen: boolean) => {
    if (isOpen) refetch();
    setOpen(isOpen);
  };
  const follow = (notice: Notice) => {
    setOpen(false);
    if (!notice.isRead) read.mutate([notice._id]);
    navigate(`/dashboard${notice.link}`);
  };
  return (
    <Popover open={open} onOpenChange={show}>
      <div className="relative">
        <Popover.Trigger asChild>
          <IconButton
            variant="transparent"
            size="large"
            aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
          >
            <BellAlert />
          </IconButton>
        </Popover.Trigger>
        {unread > 0 && (
          <span
            aria-hidden
            className="bg-ui-button-danger pointer-events-none absolute -right-1 -top-1 flex h-[18px] min-w-[18px] items-center justify-center rounded-full px-1 text-[11px] font-semibold tabular-nums leading-none text-white"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </div>
      <Popover.Content
        align="end"
        collisionPadding={12}
        aria-label="Notifications"
        className="flex max-h-[70dvh] w-[min(380px,calc(100vw-24px))] flex-col p-0 text-sm"
      >
        <header className="border-ui-border-base flex h-12 shrink-0 items-center justify-between border-b px-4">
          <h2 className="font-semibold">Notifications</h2>
          {unread > 0 && (
            <Button variant="transparent" size="small" disabled={read.isPending} onClick={() => read.mutate(undefined)}>
              Mark all as read
            </Button>
          )}
        </header>
        <div className="overflow-y-auto">
          {error && !data ? (
            <ErrorState title="Could not fetch notifications." error={error} onRetry={refetch} retrying={isFetching} />
          ) : !data ? (
            <Loading className="gap-3 p-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4 w-full" />
            </Loading>
          ) : data.notices.length === 0 ? (
            <EmptyState text="No new notifications." />
          ) : (
            <NoticeList notices={data.notices} onFollow={follow} />
          )}
        </div>
      </Popover.Content>
    </Popover>
  );
}
