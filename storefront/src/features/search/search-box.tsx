import { limits } from "@haat/api-contract/limits";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { controlClass } from "@haat/ui/input";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDismiss } from "../layout/use-dismiss";
import { productPath } from "../product-card/product-path";
import { searchQuery } from "./api/search.queries";
import { SearchPanel } from "./search-panel";
import { useSettled } from "./use-settled";

const pause = 500;

/** Search as you type: a combobox whose list holds the best matches. Enter goes to the marked one, else to the best. */
export function SearchBox() {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [settled, settle] = useSettled(text.trim(), pause);
  const hits = useQuery(searchQuery(settled));
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const close = useCallback(() => setOpen(false), []);
  const shown = open && text.trim() !== "";
  useDismiss(box, shown, close);

  const typed = text.trim();
  // Hits of an older text stay on screen until the new ones come, but Enter never leads to one of them.
  const isCurrent = settled === typed && !hits.isPlaceholderData;
  const products = hits.data ?? [];

  function type(next: string): void {
    setText(next);
    setActive(-1);
    setOpen(next.trim() !== "");
  }

  function leave(): void {
    setText("");
    setActive(-1);
    setOpen(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A hit that was marked on purpose is meant, whatever text it was found for.
    const chosen = active >= 0 ? products[active] : isCurrent ? products[0] : undefined;
    if (chosen) {
      leave();
      input.current?.blur();
      navigate(productPath(chosen));
      return;
    }
    settle(typed);
    setOpen(typed !== "");
  }

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || products.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((now) => (now + step < -1 ? products.length - 1 : now + step >= products.length ? -1 : now + step));
  }

  return (
    <form ref={box} role="search" onSubmit={submit} className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder="Search products and brands"
        maxLength={limits.searchTextMost}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={move}
        className={classNames(controlClass, "!rounded-full pl-11 pr-11")}
      />
      {text && (
        <IconButton
          label="Clear search"
          onClick={() => {
            type("");
            input.current?.focus();
          }}
          className="absolute right-0 top-0"
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
      <SearchPanel
        id={listId}
        shown={shown}
        text={typed}
        products={products}
        state={hits.isError ? "error" : hits.data && isCurrent ? "ready" : "waiting"}
        active={active}
        onChoose={leave}
        onRetry={() => hits.refetch()}
      />
    </form>
  );
}
