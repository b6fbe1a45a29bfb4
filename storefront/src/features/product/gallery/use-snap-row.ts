import { type RefObject, type UIEvent, useRef, useState } from "react";

type SnapRow<Element extends HTMLElement> = {
  ref: RefObject<Element>;
  /** Which of the row's pages is in sight. */
  index: number;
  onScroll: (event: UIEvent<Element>) => void;
  /** Scrolls to a page; a first or a last one has no neighbour and stays. */
  show: (index: number) => void;
};

/** A row of pages, each as wide as the row, that fingers swipe and buttons scroll. */
export function useSnapRow<Element extends HTMLElement>(): SnapRow<Element> {
  const ref = useRef<Element>(null);
  const [index, setIndex] = useState(0);
  return {
    ref,
    index,
    onScroll: ({ currentTarget: row }) => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth))),
    // How it moves is said by the style sheet, which knows of reduced motion.
    show: (place) => ref.current?.scrollTo({ left: place * ref.current.clientWidth }),
  };
}

/** The style of such a row; its pages are `snapPageClass`. */
export const snapRowClass =
  "scrollbar-none flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain";
export const snapPageClass = "w-full shrink-0 snap-center snap-always";
