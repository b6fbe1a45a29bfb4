import { findCall } from "../http/find-call";
import type { Zone } from "./zone";

const apiBase = "/api/v1";

/** A call of the contract, or the part of the shop that answers: names of bounded number, unlike paths. */
export function routeOf({ method, path, zone }: { method: string; path: string; zone: Zone }): string {
  if (zone !== "api") return zone;
  return findCall(method, path.slice(apiBase.length) || "/")?.name ?? "unknown";
}
