import type { IncomingMessage } from "node:http";
import { limits } from "@haat/api-contract/limits";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { ApiError } from "../errors/api-error";

/**
 * Whether a request has a JSON body in its usual form: of a known length within the limit, and not compressed. Express
 * reads the other forms.
 */
export function hasPlainJson({ headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return (
    /^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(headers["content-type"] ?? "") &&
    headers["content-encoding"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    length > 0 &&
    length <= limits.jsonBodyBytes
  );
}

/**
 * Reads a request body whose length is given in its headers.
 *
 * @throws ApiError 400 if the sender disconnected midway.
 */
export const bodyOf = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => resolve(Buffer.concat(parts)));
    req.on("error", () => reject(new ApiError(400, serviceMessages.malformedJson)));
  });

/** Parses a JSON object or array, as Express's parser does. @throws ApiError 400 for anything else. */
export function parseJson(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Refused below, like JSON of another kind.
  }
  throw new ApiError(400, serviceMessages.malformedJson);
}
