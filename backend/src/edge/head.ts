import type { ServerResponse } from "node:http";
import type { Config } from "../config/parse-environment";
import { securityHeaders } from "./security-headers";
import type { Zone } from "./zone";

/**
 * Header names and values, alternating. Sent in one piece they cost a tenth of setting them one by one, which matters
 * for a warm answer.
 */
export type Head = readonly string[];

/** Makes the headers that every answer of a zone carries. */
export function headOf(config: Config): (zone: Zone, id: string) => Head {
  const secure = securityHeaders(config);
  const varies = config.corsOrigins.length > 0 ? ["Vary", "Origin"] : [];
  return (zone, id) => {
    const shared = zone === "api" || zone === "docs" ? varies : [];
    return ["X-Request-Id", id, ...shared, ...secure(zone)];
  };
}

/** Sets them one by one, for callers that add their own later. */
export function putHead(res: ServerResponse, head: Head): void {
  for (let at = 0; at + 1 < head.length; at += 2) res.setHeader(String(head[at]), String(head[at + 1]));
}
