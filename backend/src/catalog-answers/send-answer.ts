import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, FinishedAnswer } from "./finished-answer";

type Sending = {
  /** Made for one shopper: nobody between may keep it. */
  personal: boolean;
  /** JSON unless told. */
  type?: string;
  /** Called when a compressed form was made. */
  grown?: () => void;
};

/** Sends a finished answer, or 304 to a caller who has it; compressed where the caller can read that. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: FinishedAnswer, sending: Sending): void {
  const encoding = answer.encodingFor(single(req.headers["accept-encoding"]));
  res.setHeader("Cache-Control", sending.personal ? "private, no-cache" : "no-cache");
  res.setHeader("Vary", vary(res));
  res.setHeader("ETag", answer.etag(encoding));
  const known = req.headers["if-none-match"];
  if (known && answer.isKnownBy(known)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const ready = answer.ready(encoding);
  if (ready) {
    write(req, res, ready, encoding, sending.type);
    return;
  }
  answer.make(encoding).then(
    (bytes) => {
      sending.grown?.();
      write(req, res, bytes, encoding, sending.type);
    },
    (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
  );
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  bytes: Buffer,
  encoding: Encoding,
  type = "application/json; charset=utf-8",
): void {
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Type", type);
  res.setHeader("Content-Length", bytes.length);
  res.end(req.method === "HEAD" ? undefined : bytes);
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);

/** Another part of the shop may have said already what the answer depends on, such as the caller's origin. */
function vary(res: ServerResponse): string {
  const said = single(res.getHeader("Vary") as string | string[] | undefined);
  return said ? `${said}, Authorization, Accept-Encoding` : "Authorization, Accept-Encoding";
}
