import type { IncomingMessage } from "node:http";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { ApiError } from "../errors/api-error";

/**
 * A request's body, of which its head has said how long it is.
 *
 * @throws ApiError 400 who sent it went away in the middle.
 */
export const bodyOf = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => resolve(Buffer.concat(parts)));
    req.on("error", () => reject(new ApiError(400, serviceMessages.malformedJson)));
  });
