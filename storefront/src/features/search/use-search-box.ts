import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useSettled } from "@haat/ui/use-settled";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { api } from "../../lib/api";
import { searchAddress, searchResultPath } from "../../lib/page-paths";
import { rememberSearch } from "./recent-searches";

/** Products that match a text, best first. A blank text asks nothing. */
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
  /** Place of the marked one: a hit, or after them the way to all results; -1 for none. */
  active: number;
  products: ProductCard[];
  /** What the hits were found for, where that is not what was typed. */
  shownFor: string | null;
  state: "waiting" | "ready" | "error";
  type: (text: string) => void;
  reopen: () => void;
  close: () => void;
  /** Enter: to what is marked, else to everything that the text finds. */
  submit: () => void;
  /** A hit, or all results, was pressed: the text is remembered, the panel goes. */
  choose: () => void;
  searchFor: (text: string) => void;
  retry: () => void;
  /** Marks the next or previous one for an arrow key; false for any other key. */
  move: (key: string) => boolean;
};

/** What the search box knows and does. `leave` is called when it leads to another page. */
export function useSearchBox(leave: () => void): SearchBox {
  const inAddress = useSearchInAddress();
  const [text, setText] = useState(inAddress);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settled = useSettled(text.trim(), pause);
  const hits = useQuery({ ...searchQuery(settled), enabled: settled !== "" && open });
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(false), []);
  // The page of results shows what it is about; on any other page the box is empty.
  useEffect(() => {
    setText(inAddress);
    setActive(-1);
  }, [inAddress]);

  const typed = text.trim();
  // Hits of an older text stay on screen until the new ones come.
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
    // A hit that was marked on purpose is meant, whatever text it was found for.
    const marked = active >= 0 ? products[active] : undefined;
    if (marked) {
      choose();
      navigate(searchResultPath(marked));
    } else if (typed) searchFor(typed);
  }

  function move(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // After the hits comes the way to all of them.
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
