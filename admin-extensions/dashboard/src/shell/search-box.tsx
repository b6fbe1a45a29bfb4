import { limits } from "@haat/api-contract/limits";
import { useSettled } from "@haat/ui/use-settled";
import { MagnifyingGlass, XMark } from "@medusajs/icons";
import { clx, IconButton } from "@medusajs/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../src/admin/screens/lib/api";
import { screenQuery } from "../../../src/admin/screens/lib/queries";
import type { NavEntry } from "./navigation";
import { type Hit, hitGroups, screenHits } from "./search-hits";
import { SearchHits } from "./search-hits-list";

const asked = "haat:open-search";

/** Opened from elsewhere on the page: the phone's tab bar, a key. */
export const openSearch = (): boolean => window.dispatchEvent(new Event(asked));

/**
 * Searches screens, parts of the settings, and the shop's records of each kind. On phones it opens over the top bar.
 */
export function SearchBox({ groups, wide }: { groups: NavEntry[][]; wide: boolean }) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const q = useSettled(typed.trim(), 200);
  const found = useQuery({
    ...screenQuery,
    queryKey: ["haat", "search", q],
    queryFn: () => api.call("searchBackOffice", { query: { q } }),
    enabled: open && q.length > 1,
    placeholderData: keepPreviousData,
  });
  const screens = screenHits(groups, typed);
  const shown = hitGroups(screens, q.length > 1 ? found.data : undefined);
  // Results of the previous text stay visible until the response arrives, but are not clickable.
  const isAnswered = q === typed.trim() && !found.isPlaceholderData;
  const isReady = (hit: Hit) => isAnswered || screens.includes(hit);
  const hits = shown.flatMap((group) => group.hits);
  const current = hits[Math.min(active, hits.length - 1)];

  const close = () => {
    setOpen(false);
    setTyped("");
    setActive(0);
  };
  const follow = (hit: Hit) => {
    if (!isReady(hit)) return;
    close();
    input.current?.blur();
    navigate(hit.to);
  };
  useEffect(() => {
    const begin = () => {
      setOpen(true);
      // Rendered first: a hidden field cannot get the focus.
      requestAnimationFrame(() => input.current?.focus());
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      begin();
    };
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    window.addEventListener(asked, begin);
    window.addEventListener("keydown", key);
    window.addEventListener("pointerdown", away);
    return () => {
      window.removeEventListener(asked, begin);
      window.removeEventListener("keydown", key);
      window.removeEventListener("pointerdown", away);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      close();
      input.current?.blur();
    } else if (event.key === "Enter" && current) follow(current);
    else if (event.key === "ArrowDown") setActive(hits.length === 0 ? 0 : (active + 1) % hits.length);
    else if (event.key === "ArrowUp") setActive(hits.length === 0 ? 0 : (active + hits.length - 1) % hits.length);
    else return;
    event.preventDefault();
  };
  const listed = open && typed.trim() !== "";

  if (!wide && !open) {
    return (
      <IconButton variant="transparent" size="large" aria-label="Search" onClick={openSearch}>
        <MagnifyingGlass />
      </IconButton>
    );
  }
  return (
    <div
      ref={box}
      className={clx(
        wide ? "relative w-full max-w-md" : "bg-ui-bg-base absolute inset-0 z-10 flex items-center gap-2 px-3",
      )}
    >
      <div className="relative min-w-0 flex-1">
        <MagnifyingGlass
          aria-hidden
          className="text-ui-fg-muted pointer-events-none absolute left-3 top-1/2 -translate-y-1/2"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search pages, products, orders, people and settings"
          aria-expanded={listed}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={listed && current ? `${id}-${current.id}` : undefined}
          autoComplete="off"
          maxLength={limits.maxSearchTextLength}
          placeholder="Search..."
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          className="bg-ui-bg-subtle shadow-borders-base placeholder:text-ui-fg-muted text-ui-fg-base focus:shadow-borders-interactive-with-active h-9 w-full rounded-md pl-10 pr-3 outline-none focus-visible:outline-none"
        />
      </div>
      {!wide && (
        <IconButton variant="transparent" size="large" aria-label="Close search" onClick={close}>
          <XMark />
        </IconButton>
      )}
      {listed && (
        <SearchHits
          id={id}
          groups={shown}
          current={current?.id}
          isReady={isReady}
          state={found.isError ? "failed" : q.length > 1 && found.isFetching ? "searching" : "done"}
          onFollow={follow}
        />
      )}
    </div>
  );
}
