import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { usePermissions } from "../lib/use-permissions";

/** What this browser keeps of a person's list on this screen. Nothing before it is known who they are. */
export function useListMemory() {
  const { me } = usePermissions();
  const { pathname } = useLocation();
  const key = me ? `haat-list ${me._id} ${pathname}` : null;
  const keep = useCallback((kept: string) => key && writeItem("local", key, kept || null), [key]);
  return { read: () => (key && readItem("local", key)) ?? "", keep };
}
