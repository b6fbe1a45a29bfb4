import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { ApiAnswer, ApiRequest } from "./api";
import { Books } from "./books";
import { answerControl } from "./control";
import { type Away, isAway, noFaults } from "./faults";
import { gateways } from "./gateways";
import { answerSheet } from "./sheet-answers";
import { stateFile } from "./state-file";
import { Webhooks } from "./webhooks";
import { type AccountKeys, type GatewayName, gatewayNames } from "./words";
import type { World } from "./world";

const types: Record<string, string> = { ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8" };

const sheetFiles = new Set(
  gatewayNames.flatMap((gateway) => gateways[gateway].sheetFiles.map((file) => `/${gateway}/${file}`)),
);

const sheetFolder = path.join(__dirname, "..", "sheet");

/** A script or style of a test sheet; read on each request, so that a reload shows changes. */
export function sheetFile(name: string): { type: string; content: Buffer } | null {
  const type = sheetFiles.has(name) ? types[path.extname(name)] : undefined;
  return type === undefined ? null : { type, content: readFileSync(path.join(sheetFolder, ...name.split("/"))) };
}

export type SimulatorOptions = {
  /** On loopback; 0 or absent: any free port. */
  port?: number;
  /** File for the records between restarts; absent: only in memory. */
  stateFile?: string;
  /** The shop's webhook addresses; null: webhooks go nowhere. */
  webhooks: Record<GatewayName, string | null>;
  keys: Record<GatewayName, AccountKeys>;
  /** Returned by `GET /identity`. */
  identity?: string;
};

export type Simulator = {
  url: string;
  port: number;
  /** Lets the process exit although the simulator still listens. */
  unref: () => void;
  close: () => Promise<void>;
};

const maxBody = 1_000_000;

/** Longer than any client keeps an idle connection: a call that is sent while it is being closed would fail. */
const keepAliveTimeout = 125_000;

/**
 * Razorpay and Stripe on loopback. `/v1/…` is their API, distinguished by the caller's authorisation; `/sheet/…` is
 * what browsers load and call; `/simulator/…` is for tests. Rejects if the port is in use.
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { keys, identity = "", webhooks: urls } = options;
  const books = new Books(stateFile(options.stateFile));
  const webhooks = new Webhooks({ books, keys, urls });
  books.onHappening((happening) => webhooks.take(happening));
  const world: World = { books, keys, webhooks, identity, faults: noFaults() };
  const server = createServer({ keepAliveTimeout }, (req, res) => {
    answer(world, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    unref: () => void server.unref(),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await webhooks.settled();
      await books.saved();
    },
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req) {
    size += part.length;
    if (size > maxBody) throw new Error("The body is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

async function answer(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(req.url ?? "/", "http://localhost");
  const method = req.method ?? "GET";
  const request: ApiRequest = { method, path, query, headers: req.headers, body: await readBody(req) };
  const below = (place: string) => ({ ...request, path: path.slice(place.length) });
  if (path.startsWith("/simulator/")) return send(world, res, await answerControl(world, below("/simulator")));
  if (path === "/identity") return send(world, res, { status: 200, body: { identity: world.identity } });
  if (path.startsWith("/sheet/")) return answerBrowser(world, res, below("/sheet"));
  return answerShop(world, res, request);
}

async function answerBrowser(world: World, res: ServerResponse, request: ApiRequest): Promise<void> {
  const file = request.method === "GET" ? sheetFile(request.path) : null;
  if (!file) return send(world, res, answerSheet(world, request));
  res.writeHead(200, { "Content-Type": file.type, "Content-Length": file.content.length, "Cache-Control": "no-cache" });
  res.end(file.content);
}

/** Selected by the kind of authorisation; without any, the first gateway rejects the request. */
const gatewayOf = (request: ApiRequest): GatewayName =>
  gatewayNames.find((name) => gateways[name].isFor(request)) ?? gatewayNames[0];

async function answerShop(world: World, res: ServerResponse, request: ApiRequest): Promise<void> {
  const gateway = gatewayOf(request);
  const ground = { books: world.books, faults: world.faults[gateway], keys: world.keys[gateway] };
  const away: Away | null = isAway(ground.faults);
  if (away === "drop") return void res.destroy();
  // Ended by the caller, or by closing the simulator.
  if (away === "hang") return;
  if (away === "error") return send(world, res, gateways[gateway].serverError);
  const made = gateways[gateway].answer(ground, request);
  await world.books.saved();
  if (away === "lose-answer") return void res.destroy();
  return send(world, res, made);
}

async function send(world: World, res: ServerResponse, { status, body, headers }: ApiAnswer): Promise<void> {
  // Saved before the response, so that the caller can rely on it even after a restart.
  await world.books.saved();
  const text = JSON.stringify(body);
  res.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  res.end(text);
}
