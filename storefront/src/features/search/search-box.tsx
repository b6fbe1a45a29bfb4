import { limits } from "@haat/api-contract/limits";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { controlClass } from "@haat/ui/input";
import { useDismiss } from "@haat/ui/use-dismiss";
import { whenIdle } from "@haat/web/when-idle";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { LatePart } from "../../lib/late-part";
import { useSearchBox } from "./use-search-box";

const loadHits = () => import("./search-panel");
const loadRecent = () => import("./recent-search-panel");

/**
 * Search as you type: a combobox whose list holds the best matches, and last the way to all of them. Enter goes to the
 * marked hit, else to the page with everything that the text finds. Before anything is typed it offers recent searches.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was taken over, told once
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== text) type(typed);
  }, []);
  const shown = open && !blank;
  // The hits' panel is rendered for the first text and stays, since the box points at it.
  const [pointsAtHits, setPointsAtHits] = useState(false);
  if (shown && !pointsAtHits) setPointsAtHits(true);
  useEffect(() => whenIdle(() => Promise.all([loadHits(), loadRecent()])), []);

  return (
    <form
      ref={box}
      role="search"
      // Where no script runs the browser goes there itself.
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
      onKeyDown={(event) => {
        // The panel goes (see useDismiss), and the focus must not go with it.
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
        // The focus stays after a choice or Escape; a press then asks for the panel again.
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
          className="absolute right-0 top-0"
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
