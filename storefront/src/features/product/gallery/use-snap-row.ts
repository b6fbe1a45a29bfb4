import { type RefObject, type UIEvent, useRef, useState } from "react";

type SnapRow<Element extends HTMLElement> = {
  ref: RefObject<Element>;
  /** Index of the visible page. */
  index: number;
  onScroll: (event: UIEvent<Element>) => void;
  /** Scrolls to a page; past the ends it does nothing. */
  show: (index: number) => void;
};

/** A scroll-snap row of full-width pages, scrolled by swipes and buttons. */
export function useSnapRow<Element extends HTMLElement>(): SnapRow<Element> {
  const ref = useRef<Element>(null);
  const [index, setIndex] = useState(0);
  return {
    ref,
    index,
    onScroll: ({ currentTarget: row }) => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth))),
    // The style sheet sets the scroll behaviour, because of `prefers-reduced-motion`.
    show: (place) => ref.current?.scrollTo({ left: place * ref.current.clientWidth }),
  };
}

/** The class of such a row; its pages have `snapPageClass`. */
export const snapRowClass =
  "scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain";
export const snapPageClass = "w-full shrink-0 snap-center snap-always";
