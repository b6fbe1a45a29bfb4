type Outcome = {
  expected: unknown;
  received: unknown;
  /** Whether the response had the expected shape and message. */
  isFailure?: boolean;
};

const atOnce = 8;

/** Calls everything, several concurrently, and returns the unexpected results with their input. */
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
