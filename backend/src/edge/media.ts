import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { Config } from "../config/parse-environment";
import { isShown } from "../files/file-type";
import { opensLink } from "../files/private-link";
import { log } from "../log/log";
import { drawnWhenAsked } from "../seed/pictures/later";

type Serve = (req: IncomingMessage, res: ServerResponse, path: string) => void;

const publicName = /^\/media\/([a-z0-9][a-z0-9-]*\.[a-z0-9]+)$/;
const privateName = /^\/media\/private\/([a-z0-9][a-z0-9-]*\.[a-z0-9]+)$/;

const notFound = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
  res.end("Not found.");
};

function filesIn(
  folder: string,
  setHeaders: (res: ServerResponse, name: string) => void,
  onNoMatch: NonNullable<sirv.Options["onNoMatch"]> = notFound,
): sirv.RequestHandler {
  mkdirSync(folder, { recursive: true });
  // `dev`: files are added and removed while the shop runs.
  return sirv(folder, { dev: true, etag: true, onNoMatch, setHeaders });
}

const keptForEver = (res: ServerResponse) => res.setHeader("Cache-Control", "public, max-age=31536000, immutable");

/** Public files; a demo's pictures are generated on first request. */
function publicFiles({ mode, mediaDir }: Config): sirv.RequestHandler {
  const open = filesIn(mediaDir, keptForEver);
  if (mode !== "demo") return open;
  const drawn = drawnWhenAsked(mediaDir);
  return filesIn(mediaDir, keptForEver, (req, res) => {
    drawn(path.basename(req.url ?? "")).then(
      (isThere) => (isThere ? open(req, res) : notFound(req, res)),
      (error) => {
        log.error({ err: error }, "Could not render a demo image");
        notFound(req, res);
      },
    );
  });
}

/**
 * Serves uploaded files. A public file's name always means the same content, so browsers may cache it for ever. A
 * private one needs a signed link and is sent with no-store.
 */
export function media(config: Config): Serve {
  const { privateMediaDir, jwtSecret, previousJwtSecrets } = config;
  const secrets = [jwtSecret, ...previousJwtSecrets];
  const open = publicFiles(config);
  const closed = filesIn(privateMediaDir, (res, name) => {
    res.setHeader("Cache-Control", "private, no-store");
    if (!isShown(name)) res.setHeader("Content-Disposition", "attachment");
  });
  return (req, res, pathname) => {
    if (req.method !== "GET" && req.method !== "HEAD") return notFound(req, res);
    const query = req.url?.split("?")[1] ?? "";
    const everybodys = publicName.exec(pathname)?.[1];
    const somebodys = privateName.exec(pathname)?.[1];
    if (everybodys && !isShown(everybodys)) return notFound(req, res);
    if (somebodys && !secrets.some((secret) => opensLink(somebodys, query, { secret }))) return notFound(req, res);
    const name = everybodys ?? somebodys;
    if (!name) return notFound(req, res);
    req.url = `/${name}`;
    return everybodys ? open(req, res) : closed(req, res);
  };
}
