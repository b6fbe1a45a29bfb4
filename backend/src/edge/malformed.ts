import type { IncomingMessage } from "node:http";
import { serviceMessages } from "@haat/api-contract/service/messages";

const longestUrl = 8192;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Fault = { status: number; message: string };

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** What is wrong with a request's first line, if anything. Such a request is refused before any routing. */
export function malformed(req: IncomingMessage, path: string): Fault | null {
  const url = req.url ?? "";
  if (!methods.has(req.method ?? "")) return { status: 405, message: serviceMessages.methodNotAllowed };
  if (url.length > longestUrl) return { status: 414, message: serviceMessages.addressTooLong };
  const sane = url.startsWith("/") && !url.includes("\0") && !/%00/.test(url);
  if (!sane || (path.includes("%") && !isDecodable(path)))
    return { status: 400, message: serviceMessages.addressInvalid };
  return null;
}
