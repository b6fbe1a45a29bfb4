import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useSettled } from "@haat/ui/use-settled";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { api } from "../../lib/api";
import { searchAddress, searchResultPath } from "../../lib/page-paths";
import { rememberSearch } from "./recent-searches";

/** Products that match a text, best first. A blank text sends no request. */
const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: () => api.call("searchProducts", { query: { search: text } }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });

const pause = 500;

type SearchBox = {
  text: string;
  open: boolean;
  /** Index of the marked option: a hit, or after the hits the link to all results; -1 for none. */
  active: number;
  products: ProductCard[];
  /** The text that the hits were found for; null if it is the typed one. */
  shownFor: string | null;
  state: "waiting" | "ready" | "error";
  type: (text: string) => void;
  reopen: () => void;
  close: () => void;
  /** Enter: opens the marked hit, else all results. */
  submit: () => void;
  /** A hit, or the link to all results, was clicked: remembers the text and closes the panel. */
  choose: () => void;
  searchFor: (text: string) => void;
  retry: () => void;
  /** Marks the next or previous option for an arrow key; false for any other key, and if there are no options. */
  move: (key: string) => boolean;
};

/** The search box's state and actions. `leave` is called when it leads to another page. */
export function useSearchBox(leave: () => void): SearchBox {
  const inAddress = useSearchInAddress();
  const [text, setText] = useState(inAddress);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settled = useSettled(text.trim(), pause);
  const hits = useQuery({ ...searchQuery(settled), enabled: settled !== "" && open });
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(false), []);
  // The results page shows its search text; on any other page the box is empty. Set while rendering: an effect would
  // also run once after hydration and wipe what was typed before it.
  const [textFor, setTextFor] = useState(inAddress);
  if (textFor !== inAddress) {
    setTextFor(inAddress);
    setText(inAddress);
    setActive(-1);
  }

  const typed = text.trim();
  // Hits for the previous text stay visible until the new ones arrive.
  const isCurrent = settled === typed && !hits.isPlaceholderData;
  const products = hits.data?.products ?? [];

  function type(next: string): void {
    setText(next);
    setActive(-1);
    setOpen(true);
  }

  function choose(): void {
    rememberSearch(typed);
    setText(inAddress);
    setActive(-1);
    setOpen(false);
    leave();
  }

  function searchFor(wanted: string): void {
    rememberSearch(wanted);
    setText(wanted);
    setActive(-1);
    setOpen(false);
    leave();
    navigate(searchAddress(wanted));
  }

  function submit(): void {
    // A hit that is marked is intended, whatever text it was found for.
    const marked = active >= 0 ? products[active] : undefined;
    if (marked) {
      choose();
      navigate(searchResultPath(marked));
    } else if (typed) searchFor(typed);
  }

  function move(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // The last option is the link to all results.
    const places = products.length > 0 ? products.length + 1 : 0;
    if (!step || places === 0) return false;
    setOpen(true);
    setActive((now) => (now + step < -1 ? places - 1 : now + step >= places ? -1 : now + step));
    return true;
  }

  return {
    text,
    open,
    active,
    products,
    shownFor: hits.data?.understood?.shownFor ?? null,
    state: hits.isError ? "error" : hits.data && isCurrent ? "ready" : "waiting",
    type,
    reopen: () => setOpen(true),
    close,
    submit,
    choose,
    searchFor,
    retry: () => void hits.refetch(),
    move,
  };
}

function useSearchInAddress(): string {
  const { pathname, search } = useLocation();
  return pathname === "/search" ? (new URLSearchParams(search).get("q")?.trim() ?? "") : "";
}
