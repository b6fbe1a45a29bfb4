import { type APIRequestContext, expect } from "@playwright/test";

/** The newest link of this form mailed to an address, as a path of the shop. Waits for the mail. */
export async function mailedPath(request: APIRequestContext, to: string, like: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get("/dev/outbox", { params: { to }, headers: { accept: "application/json" } });
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    link = messages.map(({ text }) => text.match(like)?.[0]).find(Boolean);
    expect(link, `a mail to ${to}`).toBeTruthy();
  }).toPass();
  const { pathname, search } = new URL(String(link));
  return pathname + search;
}
