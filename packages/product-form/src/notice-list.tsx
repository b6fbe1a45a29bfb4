import { classNames } from "@haat/ui/class-names";
import { instantText } from "@haat/ui/instants";

type Notice = { _id: string; title: string; text: string; createdAt: string; isRead: boolean };
type Props<One extends Notice> = { notices: readonly One[]; onFollow: (notice: One) => void };

/** A list of notices, newest first; unread ones are marked, also for screen readers. */
export function NoticeList<One extends Notice>({ notices, onFollow }: Props<One>) {
  return (
    <ul className="divide-ui-border-base divide-y">
      {notices.map((notice) => (
        <li key={notice._id}>
          <button
            type="button"
            onClick={() => onFollow(notice)}
            className="hover:bg-ui-bg-base-hover flex w-full gap-3 px-4 py-3 text-left text-sm transition"
          >
            <span
              aria-hidden
              className={classNames(
                "mt-1.5 size-2 shrink-0 rounded-full",
                notice.isRead ? "bg-transparent" : "bg-ui-bg-interactive",
              )}
            />
            <span className="min-w-0 flex-1">
              {!notice.isRead && <span className="sr-only">Unread: </span>}
              <span className={classNames("block break-words", !notice.isRead && "font-semibold")}>{notice.title}</span>
              <span className="text-ui-fg-subtle block break-words">{notice.text}</span>
              <span className="text-ui-fg-muted block text-xs">{instantText(notice.createdAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
