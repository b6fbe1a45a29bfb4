import type { APIRequestContext } from "@playwright/test";

type Message = { to: string; code: string | null; createdAt: string };

/** The newest six-digit one-time code sent to this email address or mobile number. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get("/dev/outbox", { params: { to }, headers: { accept: "application/json" } });
  const { messages } = (await answer.json()) as { messages: Message[] };
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

let people = 0;

/** An email address that no other test uses, so that tests can run in any order, repeatedly and in parallel. */
export function aNewEmail(): string {
  people += 1;
  return `shopper-${process.pid}-${Date.now()}-${people}@example.in`;
}
