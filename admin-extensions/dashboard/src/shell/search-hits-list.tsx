import { clx } from "@medusajs/ui";
import type { Hit, HitGroup } from "./search-hits";

type Props = {
  id: string;
  groups: HitGroup[];
  current: string | undefined;
  state: "searching" | "failed" | "done";
  /** Whether the results belong to the current text. */
  isReady: (hit: Hit) => boolean;
  onFollow: (hit: Hit) => void;
};

const said = {
  searching: "Searching...",
  failed: "Search failed. Please try again.",
  done: "No results found.",
} as const;

/** The results below the search box. The focus stays in the box; the arrow keys move the selection. */
export const SearchHits = ({ id, groups, current, state, isReady, onFollow }: Props) => (
  <div className="bg-ui-bg-base shadow-elevation-flyout absolute inset-x-3 top-full mt-1 max-h-[70dvh] overflow-y-auto rounded-lg p-1.5 min-[700px]:inset-x-0">
    <div id={`${id}-hits`} role="listbox" aria-label="Found">
      {groups.map(({ title, hits }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="text-ui-fg-muted px-2.5 pb-1 pt-2 text-xs font-medium">
            {title}
          </p>
          {hits.map((hit) => (
            <button
              key={hit.id}
              type="button"
              id={`${id}-${hit.id}`}
              role="option"
              aria-selected={hit.id === current}
              tabIndex={-1}
              // Before the box loses its focus.
              onPointerDown={(event) => event.preventDefault()}
              aria-disabled={!isReady(hit)}
              onClick={() => onFollow(hit)}
              className={clx(
                "hover:bg-ui-bg-base-hover flex w-full cursor-pointer items-baseline justify-between gap-4 rounded-md px-2.5 py-2 text-left",
                hit.id === current && "bg-ui-bg-highlight",
                !isReady(hit) && "opacity-60 transition-opacity delay-150",
              )}
            >
              <span className="min-w-0 truncate">{hit.title}</span>
              <span className="text-ui-fg-subtle shrink-0 text-xs">{hit.text}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
    {(groups.length === 0 || state === "failed") && (
      <p role="status" className="text-ui-fg-subtle px-2.5 py-3">
        {said[state]}
      </p>
    )}
  </div>
);
