import { z } from "zod";
import { GatewayError, type GatewayKeys } from "../gateway";
import { gatewayFault } from "../gateway-fault";

const home = "https://api.razorpay.com";

type Question<T> = {
  path: string;
  /** What the answer has to be. */
  schema: z.ZodType<T>;
  query?: Record<string, string | number>;
  /** Makes it a POST. */
  body?: object;
  headers?: Record<string, string>;
};

export type AskRazorpay = <T>(keys: GatewayKeys, question: Question<T>) => Promise<T>;

const errorSchema = z.object({ error: z.object({ description: z.string() }) });

/**
 * Asks Razorpay's REST interface. By fetch, not by its npm package: that one waits for ever, throws a TypeError where
 * nobody answers, lets no idempotency key through, and compares signatures in a time that tells about them.
 */
export function razorpayClient(timeoutMs: number): AskRazorpay {
  return async (keys, { path, schema, query = {}, body, headers }) => {
    const url = new URL(`/v1${path}`, keys.baseUrl ?? home);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const { status, text } = await fetchText(url, {
      method: body ? "POST" : "GET",
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...headers,
        Authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.secret}`).toString("base64")}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = readJson(text);
    if (status !== 200) throw refusal(status, answer);
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new GatewayError(
      "unreachable",
      `Unexpected response from Razorpay: ${issue?.path.join(".")} ${issue?.message}`,
    );
  };
}

async function fetchText(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const reason = error instanceof Error && error.name === "TimeoutError" ? "timed out" : "is unavailable";
    throw new GatewayError("unreachable", `Razorpay ${reason}.`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, answer: unknown): GatewayError {
  const read = errorSchema.safeParse(answer);
  const said = read.success ? read.data.error.description : `status ${status}`;
  // It answers 400 to an id that it does not know.
  return gatewayFault("Razorpay", status, said, /\bid provided does not exist\b/i.test(said));
}

/** An id as part of a path. What is none of Razorpay's ids is not there, and must not lead to another path. */
export function pathId(id: string): string {
  if (/^[A-Za-z0-9_]{1,64}$/.test(id)) return id;
  throw new GatewayError("missing", "Razorpay could not find this id.");
}
