import { z } from "zod";
import { SmsError } from "./sms-sender";

/** A caller waits until a code is sent, but not for a provider that does not answer. Milliseconds. */
export const patience = 5_000;
/** Longer than any provider's answer. */
const maxAnswerBytes = 64 * 1024;

class TooLong extends Error {}

export type ProviderAnswer = { status: number; body: string };

/**
 * Sends a request to an SMS provider.
 *
 * @throws SmsError if it does not answer in time, redirects, or answers with more than 64 kB.
 */
export async function askProvider(sender: string, url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    // A redirect would take the keys elsewhere.
    const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(patience) });
    return { status: answer.status, body: await readBody(answer) };
  } catch (error) {
    throw smsErrorOf(sender, error);
  }
}

async function readBody({ body }: Response): Promise<string> {
  if (!body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const errorSchema = z.object({ name: z.string(), cause: z.object({ code: z.string() }).optional().catch(undefined) });

/** Without the error's own text, which may contain the address with its password, or a key. */
function smsErrorOf(sender: string, error: unknown): SmsError {
  if (error instanceof TooLong) return new SmsError(sender, "the answer is too long");
  const { name, cause } = errorSchema.safeParse(error).data ?? {};
  if (name === "TimeoutError") return new SmsError(sender, `no answer within ${patience / 1000} s`, "unanswered");
  return new SmsError(sender, cause?.code ?? "the request failed", "unreachable");
}

/** The JSON of an answer; undefined if it is not JSON. */
export function jsonOf({ body }: ProviderAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
