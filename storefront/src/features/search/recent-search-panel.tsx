import { IconButton } from "@haat/ui/icon-button";
import History from "lucide-react/icons/history";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useId } from "react";
import { clearSearches, removeSearch, useRecentSearches } from "./recent-searches";

type Props = {
  onChoose: (text: string) => void;
  /** The clicked button no longer exists, so the focus must move elsewhere. */
  onRemoved: () => void;
};

/** Recent searches under an empty search box; each can be repeated or removed. */
export default function RecentSearchPanel({ onChoose, onRemoved }: Props) {
  const searches = useRecentSearches();
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      onKeyDown={moveAlong}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-96 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 shadow-overlay"
    >
      <div className="flex items-center justify-between pl-2">
        <h2 id={id} className="text-sm font-semibold text-muted">
          Recent searches
        </h2>
        <button
          type="button"
          onClick={() => {
            clearSearches();
            onRemoved();
          }}
          className="min-h-11 rounded-control px-3 text-sm font-semibold text-primary hover:underline"
        >
          Clear all
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className="flex items-center rounded-control transition hover:bg-sunken">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left"
            >
              <History aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="truncate">{text}</span>
            </button>
            <IconButton
              label={`Remove recent search: ${text}`}
              onClick={() => {
                removeSearch(text);
                onRemoved();
              }}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The arrow keys move the focus through the panel's buttons, as Tab does. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.contains(document.activeElement));
  buttons[at + step]?.focus();
}
