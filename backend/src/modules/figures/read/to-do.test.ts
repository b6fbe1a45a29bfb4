import type { ToDo } from "@haat/api-contract/overview/schemas";
import type { Run, Statement } from "#database/database";
import { readToDo } from "./to-do";

const kinds: (keyof ToDo)[] = [
  "orders",
  "returns",
  "sellers",
  "products",
  "refunds",
  "cashRefunds",
  "payouts",
  "failedTasks",
];

it("uses a distinct statement name for each set of counts, within PostgreSQL's name length limit", async () => {
  const texts = new Map<string, string>();
  for (let set = 1; set < 2 ** kinds.length; set++) {
    const wanted = kinds.filter((_, place) => set & (1 << place));
    const run: Run = async ({ name, text }: Statement) => {
      texts.set(name, text);
      return [];
    };
    await readToDo(run, wanted);
  }
  expect(new Set(texts.values()).size).toBe(2 ** kinds.length - 1);
  expect(Math.max(...[...texts.keys()].map(({ length }) => length))).toBeLessThan(64);
});
