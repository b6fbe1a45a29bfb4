import type { ApiAnswer } from "./api";
import type { Opening } from "./words";

export const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
export const refused = (status: number, description: string): ApiAnswer => ({
  status,
  body: { error: { description } },
});

export const isAnswer = (found: Opening | ApiAnswer): found is ApiAnswer => "status" in found;
