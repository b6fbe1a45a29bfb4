import type { Page, Request, Route } from "@playwright/test";

/** A refusal without a word: what the screen says then is its own. */
export const silent =
  (status = 400) =>
  (route: Route) =>
    route.fulfill({ status, body: "" });

/** A refusal that says why. */
export const saying = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message } });

/** Keeps the answers to these calls back until the returned function is called. */
export async function hold(page: Page, calls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the API answers to this person, or to a guest. */
export async function read<Answer>(page: Page, path: string, token?: string): Promise<Answer> {
  const answer = await page.request.get(`/api/v1${path}`, { headers: token ? { authorization: token } : {} });
  return (await answer.json()) as Answer;
}

/** The texts of a form that was sent with files, or in a form for files, by name. */
export function formFields(request: Request): Record<string, string> {
  const parts = (request.postData() ?? "").matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}
