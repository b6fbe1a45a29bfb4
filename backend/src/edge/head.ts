import type { ServerResponse } from "node:http";
import type { Config } from "../config/parse-environment";
import { securityHeaders } from "./security-headers";
import type { Zone } from "./zone";

/**
 * Headers, names and values in turn. Sent in one piece they cost a tenth of what it takes to set them one by one, which
 * a warm answer would feel.
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

/** Sets them one by one, for those who add their own later. */
export function putHead(res: ServerResponse, head: Head): void {
  for (let at = 0; at + 1 < head.length; at += 2) res.setHeader(String(head[at]), String(head[at + 1]));
}
