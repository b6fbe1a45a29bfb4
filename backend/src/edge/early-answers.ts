import type { IncomingMessage, ServerResponse } from "node:http";
import type { BuiltPage } from "../pages/plain-page";
import type { Head } from "./head";

/**
 * Answers a request before the engine's Express, or passes. It runs for every request, so it must decide by method, URL
 * and headers within microseconds, and may answer only what is public. Security headers and the request id are set
 * already.
 *
 * @returns whether it has answered.
 */
export type EarlyAnswer = (req: IncomingMessage, res: ServerResponse) => boolean;

const answers: EarlyAnswer[] = [];

export function registerEarlyAnswer(answer: EarlyAnswer): void {
  answers.push(answer);
}

export const answerEarly: EarlyAnswer = (req, res) => answers.some((answer) => answer(req, res));

/**
 * Answers a request at once from memory, or passes. No header is set on the answer yet: it sends `head` together with
 * its own headers.
 *
 * @returns whether it has answered.
 */
export type WarmAnswer = (req: IncomingMessage, res: ServerResponse, head: Head) => boolean;

let warm: WarmAnswer = () => false;

export function registerWarmAnswer(answer: WarmAnswer): void {
  warm = answer;
}

export const answerWarm: WarmAnswer = (req, res, head) => warm(req, res, head);

/** The same for a page of the storefront. `etag` identifies the page of the current build. */
type WarmPage = (req: IncomingMessage, res: ServerResponse, head: Head, etag: () => string) => boolean;

let warmPage: WarmPage = () => false;

export function registerWarmPage(answer: WarmPage): void {
  warmPage = answer;
}

export const answersPageWarm: WarmPage = (req, res, head, etag) => warmPage(req, res, head, etag);

/** Writes the page for a path, or leaves it to be sent as built. Returns whether it handles the request. */
type PageWriter = (req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage) => boolean;

let writer: PageWriter = () => false;

export function registerPageWriter(registered: PageWriter): void {
  writer = registered;
}

export const writesPage: PageWriter = (req, res, path, page) => writer(req, res, path, page);
