type Outcome = {
  expected: unknown;
  received: unknown;
  /** Whether the answer had the shape and the words that it should. */
  isFailure?: boolean;
};

const atOnce = 8;

/** Asks everything, several at once, and answers what came out otherwise than it should, with what was asked. */
export async function mismatches<Item extends object>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Outcome>,
): Promise<object[]> {
  const queue = [...items];
  const wrong: object[] = [];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const outcome = await ask(item);
      if (outcome.received !== outcome.expected || outcome.isFailure === false) wrong.push({ ...item, ...outcome });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return wrong;
}
