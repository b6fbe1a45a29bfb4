import { Input } from "@medusajs/ui";
import { useEffect, useRef, useState } from "react";
import type { ListControl } from "./use-list-state";

const pauseMs = 300;

/** A list's search box: the list follows when one stops typing. Back or a link to another search brings the box along. */
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
    <div className="w-full min-[700px]:w-80">
      <Input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={200}
      />
    </div>
  );
}
