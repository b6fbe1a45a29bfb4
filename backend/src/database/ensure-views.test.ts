import { ensureViews } from "./ensure-views";

jest.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

it.each([
  ["a lock timeout", "55P03", 10, /^The view haat_cup could not be replaced, since other connections kept it locked/],
  ["a deadlock", "40P01", 10, /kept it locked \(tried 10 times\)/],
  ["anything else", "42601", 1, /^no$/],
])("after %s it is tried a limited number of times", async (_, code, attempts, message) => {
  let tried = 0;
  const query = async ({ text }: { text: string }) => {
    if (!text.startsWith("CREATE")) return { rows: [] };
    tried += 1;
    throw Object.assign(new Error("no"), { code });
  };
  const client = { acquireConnection: async () => ({ query }), releaseConnection: async () => undefined };
  const container = { resolve: () => ({ client }) } as never;
  const views = [{ name: "haat_cup", sql: "SELECT 1 AS id" }] as const;
  await expect(ensureViews(container, { version: 1, views })).rejects.toThrow(message);
  expect(tried).toBe(attempts);
});
