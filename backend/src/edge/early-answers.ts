import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers a request before the engine's Express, or leaves it alone. It runs for every request, so it must decide
 * from method, URL and headers within microseconds, and may answer only what is public. Security headers and the
 * request id are set already.
 *
 * @returns whether it has answered.
 */
export type EarlyAnswer = (req: IncomingMessage, res: ServerResponse) => boolean;

const answers: EarlyAnswer[] = [];

export function registerEarlyAnswer(answer: EarlyAnswer): void {
  answers.push(answer);
}

export const answerEarly: EarlyAnswer = (req, res) => answers.some((answer) => answer(req, res));
