import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { Config } from "../config/parse-environment";
import type { BuiltPage } from "../pages/plain-page";
import { sendUnbuilt } from "./unbuilt-page";
import { isAsset } from "./zone";

type Page = { html: string; bytes: Buffer; etag: string };
type Built = { madeAt: number; pageAt: (path: string) => Page; files: sirv.RequestHandler };

const plain = (res: ServerResponse, status: number, text: string) => {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": Buffer.byteLength(text) });
  res.end(text);
};

const notFound = (_req: IncomingMessage, res: ServerResponse) => plain(res, 404, "Not found.");

const looksLikeFile = /\.[a-z0-9]{1,8}$/i;

function build(folder: string, mode: Config["mode"], madeAt: number): Built {
  const built = readFileSync(path.join(folder, "index.html"), "utf8");
  // The page can read its mode without a request, and one build serves both modes.
  const html =
    mode === "demo" ? built.replace("</head>", '  <meta name="haat-mode" content="demo">\n  </head>') : built;
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    onNoMatch: notFound,
    setHeaders: (res, name) =>
      res.setHeader("Cache-Control", isAsset(name) ? "public, max-age=31536000, immutable" : "no-cache"),
  });
  return { madeAt, files, pageAt: pagesOf(html, readPreloads(folder)) };
}

/** The scripts that each page preloads beyond the app's own, by its path or, ending in a slash, by a path prefix. */
function readPreloads(folder: string): Record<string, string[]> {
  const file = path.join(folder, "preloads.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The page of each path: the same everywhere but for its preloads. */
function pagesOf(html: string, preloads: Record<string, string[]>): (path: string) => Page {
  const plainPage = toPage(html);
  const pages = Object.entries(preloads).map(([start, files]): [string, Page] => {
    const links = files.map((file) => `  <link rel="modulepreload" crossorigin href="${file}">\n  `);
    return [start, toPage(html.replace("</head>", () => `${links.join("")}</head>`))];
  });
  // `/product/` matches all products, `/cart` and `/` only themselves.
  const isAt = (pathname: string, start: string) =>
    start.length > 1 && start.endsWith("/") ? pathname.startsWith(start) : pathname === start;
  return (pathname) => pages.find(([start]) => isAt(pathname, start))?.[1] ?? plainPage;
}

function toPage(html: string): Page {
  const bytes = Buffer.from(html);
  return { html, bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

type App = {
  /** Its name for people, shown while it is not built. */
  name: string;
  /** The folder of its build. */
  dist: string;
  /** The path that the app is mounted at, if its files are not in folders of that name. */
  base?: string;
  mode: Config["mode"];
  /** Writes the page for a path; what it leaves is sent as built. */
  writes?: (req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage) => boolean;
};

/**
 * Serves a built app: its files, and its page for every path that is not a file's. `etagAt` returns the ETag of the
 * page in the current build; empty without a build.
 */
export function serveApp({ name, dist, base = "", mode, writes = () => false }: App) {
  const index = path.join(dist, "index.html");
  let built: Built | undefined;
  const current = (): Built | undefined => {
    const madeAt = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (madeAt === undefined) return undefined;
    if (built?.madeAt !== madeAt) built = build(dist, mode, madeAt);
    return built;
  };
  const serve = (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const app = current();
    if (req.method !== "GET" && req.method !== "HEAD") return plain(res, 405, "This method is not supported.");
    if (!app) return sendUnbuilt(res, name);
    if (pathname !== "/index.html" && looksLikeFile.test(pathname)) return app.files(belowBase(req, base), res);
    const page = app.pageAt(pathname);
    const send = () => sendPage(req, res, page);
    if (!writes(req, res, pathname, { html: page.html, etag: page.etag, send })) send();
  };
  return Object.assign(serve, { etagAt: (pathname: string): string => current()?.pageAt(pathname).etag ?? "" });
}

/** Strips the mount path from the URL, for the file server of a mounted app. */
function belowBase(req: IncomingMessage, base: string): IncomingMessage {
  if (base === "") return req;
  return Object.assign(Object.create(req) as IncomingMessage, { url: req.url?.slice(base.length) });
}

function sendPage(req: IncomingMessage, res: ServerResponse, { bytes, etag }: Page): void {
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("ETag", etag);
  if (req.headers["if-none-match"] === etag) {
    res.writeHead(304).end();
    return;
  }
  res.writeHead(res.statusCode, { "Content-Type": "text/html; charset=utf-8", "Content-Length": bytes.length });
  res.end(req.method === "HEAD" ? undefined : bytes);
}
