import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";

/** What this browser keeps of a person's list on this screen. Nothing before it is known who they are: null. */
export function useListMemory(personId: string | null) {
  const { pathname } = useLocation();
  const key = personId ? `haat-list ${personId} ${pathname}` : null;
  const keep = useCallback((kept: string) => key && writeItem("local", key, kept || null), [key]);
  return { read: () => (key && readItem("local", key)) ?? "", keep };
}
