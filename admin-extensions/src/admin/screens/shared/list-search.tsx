import { limits } from "@haat/api-contract/limits";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { MagnifyingGlass } from "@medusajs/icons";
import { useEffect, useRef, useState } from "react";

const pauseMs = 300;

/** A list's search box, debounced. Back or a link to another search updates the box. */
export function ListSearch({ placeholder, list: { state, change } }: { placeholder: string; list: ListControl }) {
  const [typed, setTyped] = useState(state.search);
  const sent = useRef(state.search);
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setTyped(state.search);
  }, [state.search]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      change({ search: typed }, "replace");
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <div className="relative w-full min-[700px]:w-80">
      {/* Not the engine's field: its icon has a role but no accessible name. */}
      <MagnifyingGlass
        aria-hidden
        className="text-ui-fg-muted pointer-events-none absolute left-2.5 top-1/2 -translate-y-1/2"
      />
      <input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={limits.maxSearchTextLength}
        className="bg-ui-bg-field shadow-borders-base placeholder:text-ui-fg-muted text-ui-fg-base hover:bg-ui-bg-field-hover focus:shadow-borders-interactive-with-active h-8 w-full rounded-md pl-9 pr-2 outline-none focus-visible:outline-none"
      />
    </div>
  );
}
