import type { IncomingHttpHeaders } from "node:http";
import type { Books } from "./books";
import type { Faults } from "./faults";
import type { AccountKeys } from "./words";

export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
};

export type ApiAnswer = { status: number; body: unknown; headers?: Record<string, string> };

/** The context in which an API handles a request. */
export type Ground = { books: Books; faults: Faults; keys: AccountKeys };

export type Route = readonly [method: string, path: RegExp, answer: (request: ApiRequest, id: string) => ApiAnswer];

/** Aborts a call with the gateway's error response. */
export class Refusal extends Error {
  constructor(readonly answer: ApiAnswer) {
    super(`Answered ${answer.status}`);
  }
}

/** The response of the first matching route; null if none matches. The path's one variable segment is its id. */
export function answerBy(routes: readonly Route[], request: ApiRequest): ApiAnswer | null {
  for (const [method, path, answer] of routes) {
    const match = method === request.method && path.exec(request.path);
    if (!match) continue;
    try {
      return answer(request, match[1] ?? "");
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }
  return null;
}

export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export const newestFirst = <T extends { createdAt: number }>(rows: readonly T[]): T[] =>
  [...rows].reverse().sort((one, other) => other.createdAt - one.createdAt);
