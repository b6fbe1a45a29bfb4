import type { IncomingMessage, ServerResponse } from "node:http";
import type { FinishedAnswer } from "./finished-answer";

type Sending = {
  /** Made for one shopper: no shared cache may keep it. */
  personal: boolean;
  /** Header names and values, alternating, for an answer that has no headers yet: all are then sent in one piece. */
  head?: readonly string[];
  /** Default: JSON. */
  type?: string;
  /** Called when a compressed form has been made. */
  grown?: () => void;
};

/** Sends a finished answer, compressed if the client accepts that, or 304 if the client has it. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: FinishedAnswer, sending: Sending): void {
  const encoding = answer.encodingFor(single(req.headers["accept-encoding"]));
  const headers = [
    "Cache-Control",
    sending.personal ? "private, no-cache" : "no-cache",
    "Vary",
    vary(res),
    "ETag",
    answer.etag(encoding),
  ];
  const known = req.headers["if-none-match"];
  if (known && answer.isKnownBy(known)) {
    begin(res, 304, headers, sending.head);
    res.end();
    return;
  }
  const write = (bytes: Buffer) => {
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Type", sending.type ?? "application/json; charset=utf-8");
    headers.push("Content-Length", String(bytes.length));
    begin(res, res.statusCode, headers, sending.head);
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
  const ready = answer.ready(encoding);
  if (ready) {
    write(ready);
    return;
  }
  answer.make(encoding).then(
    (bytes) => {
      sending.grown?.();
      write(bytes);
    },
    (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
  );
}

/** Without `head`, others have set headers on the answer already, and Express has wrapped Node's `writeHead`. */
function begin(res: ServerResponse, status: number, headers: string[], head: readonly string[] | undefined): void {
  if (head) {
    res.writeHead(status, [...head, ...headers]);
    return;
  }
  res.statusCode = status;
  for (let at = 0; at + 1 < headers.length; at += 2) res.setHeader(String(headers[at]), String(headers[at + 1]));
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);

/** Another part of the shop may have set `Vary` already, for example for the caller's origin. */
function vary(res: ServerResponse): string {
  const said = single(res.getHeader("Vary") as string | string[] | undefined);
  return said ? `${said}, Authorization, Accept-Encoding` : "Authorization, Accept-Encoding";
}
