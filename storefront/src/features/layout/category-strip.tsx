import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { navigationFailed, navigationQuery } from "./api/navigation.queries";
import { CategoryStripItem } from "./category-strip-item";

/** Categories below the header on wide screens; on phones they are in the menu. */
export function CategoryStrip() {
  const { data: items, isError, refetch } = useQuery(navigationQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    // Close the dropdown after navigation.
    setSeenKey(key);
    setOpenId(null);
  }
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (openId === null) return;
    const strip = list.current;
    const scrolled = () => `${window.scrollY} ${strip?.scrollLeft}`;
    // A scroll event comes a frame late: the pointer may have opened the dropdown after that scrolling.
    const openedAt = scrolled();
    const close = () => scrolled() !== openedAt && setOpenId(null);
    const sources = [window, strip];
    for (const source of sources) source?.addEventListener("scroll", close, { passive: true });
    return () => {
      for (const source of sources) source?.removeEventListener("scroll", close);
    };
  }, [openId]);

  return (
    <nav aria-label="Categories" className="hidden border-t border-line no-script:!block lg:block">
      <div className="page min-h-11">
        {items ? (
          <ul ref={list} className="scrollbar-none -mx-3 flex overflow-x-auto">
            {items.map((item) => (
              <CategoryStripItem
                key={item._id}
                item={item}
                open={openId === item._id}
                onOpenChange={(open) => setOpenId((now) => (open ? item._id : now === item._id ? null : now))}
              />
            ))}
          </ul>
        ) : isError ? (
          <p role="alert" className="flex min-h-11 items-center gap-4 text-sm text-sale">
            {navigationFailed}
            <button type="button" onClick={() => refetch()} className="font-semibold text-primary underline">
              Retry
            </button>
          </p>
        ) : null}
      </div>
    </nav>
  );
}
