import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Config } from "../config/parse-environment";

/** Names that the disk provider gives public files, of kinds that a browser may show. */
const name = /^\/media\/([a-z0-9][a-z0-9-]*\.(?:webp|png|jpe?g|gif|avif|mp4|webm|ogg))$/;

const notFound = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
  res.end("Not found.");
};

/** Serves uploaded files. A name belongs to one content for ever, so that browsers may keep it for ever. */
export function media({ mediaDir }: Config): (req: IncomingMessage, res: ServerResponse, path: string) => void {
  mkdirSync(mediaDir, { recursive: true });
  const files = sirv(mediaDir, {
    // Files come and go while the shop runs.
    dev: true,
    etag: true,
    onNoMatch: notFound,
    setHeaders: (res) => res.setHeader("Cache-Control", "public, max-age=31536000, immutable"),
  });
  return (req, res, pathname) => {
    const file = name.exec(pathname)?.[1];
    if (!file || (req.method !== "GET" && req.method !== "HEAD")) return notFound(req, res);
    req.url = `/${file}`;
    files(req, res);
  };
}
