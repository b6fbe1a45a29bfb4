import { limits } from "@haat/api-contract/limits";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { controlClass } from "@haat/ui/input";
import { useDismiss } from "@haat/ui/use-dismiss";
import { whenIdle } from "@haat/web/when-idle";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LatePart } from "../../lib/late-part";
import { needsScript } from "../../lib/without-script";
import { useSearchBox } from "./use-search-box";

const loadHits = () => import("./search-panel");
const loadRecent = () => import("./recent-search-panel");

/**
 * Search as you type: a combobox that lists the best matches, then a link to all results. Enter opens the marked hit,
 * else all results. Before anything is typed it offers recent searches.
 */
export function SearchBox() {
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useSearchBox(() => input.current?.blur());
  const { text, open, active } = search;
  useDismiss(box, open, search.close);
  const blank = text.trim() === "";
  const { type } = search;
  // Before any other event, so that an Enter right after hydration finds the text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useLayoutEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== text) type(typed);
  }, []);
  const shown = open && !blank;
  // Rendered for the first text, then kept, because `aria-controls` refers to it.
  const [pointsAtHits, setPointsAtHits] = useState(false);
  if (shown && !pointsAtHits) setPointsAtHits(true);
  useEffect(() => whenIdle(() => Promise.all([loadHits(), loadRecent()])), []);

  return (
    <form
      ref={box}
      role="search"
      // Without JavaScript the browser submits the form itself.
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
      onKeyDown={(event) => {
        // `useDismiss` closes the panel; the focus must not be lost with it.
        if (event.key === "Escape") input.current?.focus();
      }}
      className="relative"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="text"
        name="q"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={pointsAtHits ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder="Search products and brands"
        maxLength={limits.maxSearchTextLength}
        value={text}
        onChange={(event) => search.type(event.target.value)}
        onFocus={search.reopen}
        // After Escape the input still has the focus, so a click must reopen the panel.
        onClick={search.reopen}
        onKeyDown={(event) => {
          if (blank && event.key === "ArrowDown") box.current?.querySelector<HTMLElement>("li button")?.focus();
          else if (blank || !search.move(event.key)) return;
          event.preventDefault();
        }}
        className={classNames(controlClass, "!rounded-full pl-11 pr-11")}
      />
      {text && (
        <IconButton
          label="Clear search"
          onClick={() => {
            search.type("");
            input.current?.focus();
          }}
          className={`absolute right-0 top-0 ${needsScript}`}
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
      {pointsAtHits && (
        <LatePart load={loadHits} onFailed={search.close}>
          {(SearchPanel) => (
            <SearchPanel
              id={listId}
              shown={shown}
              text={text.trim()}
              products={search.products}
              shownFor={search.shownFor}
              state={search.state}
              active={active}
              onChoose={search.choose}
              onRetry={search.retry}
            />
          )}
        </LatePart>
      )}
      {open && blank && (
        <LatePart quiet load={loadRecent}>
          {(RecentSearchPanel) => (
            <RecentSearchPanel onChoose={search.searchFor} onRemoved={() => input.current?.focus()} />
          )}
        </LatePart>
      )}
    </form>
  );
}
