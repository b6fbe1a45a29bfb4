import type { Page, Request, Route } from "@playwright/test";

/** An error without a message: the screen shows its own. */
export const silent =
  (status = 400) =>
  (route: Route) =>
    route.fulfill({ status, body: "" });

/** An error with a message. */
export const saying = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message } });

/** Holds the responses of these calls until the returned function is called. */
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

/** The API's response to this person, or to a guest. */
export async function read<Answer>(page: Page, path: string, token?: string): Promise<Answer> {
  const answer = await page.request.get(`/api/v1${path}`, { headers: token ? { authorization: token } : {} });
  return (await answer.json()) as Answer;
}

/** The text fields of a multipart form, by name. */
export function formFields(request: Request): Record<string, string> {
  const parts = (request.postData() ?? "").matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}
