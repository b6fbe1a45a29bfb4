import type { SellerNotice } from "@haat/api-contract/seller-notice/schemas";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { useDismiss } from "@haat/ui/use-dismiss";
import { useQuery } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { useCallback, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../lib/session";
import { noticesQuery, useReadNotices } from "./api/notices.queries";
import { NoticePanel } from "./notice-panel";

/** Notices about the seller's orders, products and account, with the unread count. */
export function NoticeBell() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const read = useQuery({ ...noticesQuery, enabled: useSession() !== null });
  const mark = useReadNotices();
  const navigate = useNavigate();
  const unread = read.data?.unread ?? 0;
  useDismiss(box, open, close);
  function follow({ _id, isRead, link }: SellerNotice): void {
    close();
    if (!isRead) mark.mutate([_id]);
    navigate(`/seller${link}`);
  }
  return (
    <div ref={box} className="relative">
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          if (!open) read.refetch();
          setOpen(!open);
        }}
      >
        <Bell aria-hidden className="size-6" />
      </IconButton>
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-0.5 top-0.5 flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-sale px-1 text-xs font-semibold tabular-nums leading-none text-on-primary"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
      <section
        id={panelId}
        aria-label="Notifications"
        hidden={!open}
        className={classNames(
          "fixed inset-x-3 top-16 z-40 mt-2 max-h-[70dvh] animate-slide-up flex-col overflow-hidden rounded-card border border-line bg-surface shadow-overlay",
          "sm:absolute sm:inset-x-auto sm:right-0 sm:top-full sm:w-96",
          open ? "flex" : "hidden",
        )}
      >
        <header className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-b border-line px-4">
          <h2 className="text-base font-semibold">Notifications</h2>
          {unread > 0 && (
            <button
              type="button"
              disabled={mark.isPending}
              onClick={() => mark.mutate(undefined)}
              className="min-h-9 rounded-control px-2 max-[699px]:min-h-11 text-sm font-semibold text-primary transition hover:bg-primary-soft disabled:opacity-60"
            >
              Mark all as read
            </button>
          )}
        </header>
        {open && <NoticePanel read={read} onFollow={follow} />}
      </section>
    </div>
  );
}
