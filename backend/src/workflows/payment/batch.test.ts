import { Batch } from "./batch";

/** Writes that the test completes one by one. */
function slowWriter() {
  const written: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (items: number[]) => {
    written.push(items);
    return new Promise<void>((end) => ends.push(end));
  };
  return { written, write, endNext: () => ends.shift()?.() };
}

describe("Batch", () => {
  it("writes a single item immediately, and those added meanwhile together", async () => {
    const { written, write, endNext } = slowWriter();
    const batch = new Batch<number>(write);
    const first = batch.add(1);
    const others = [batch.add(2), batch.add(3)];
    expect(written).toEqual([[1]]);
    endNext();
    await first;
    await Promise.resolve();
    expect(written).toEqual([[1], [2, 3]]);
    endNext();
    await Promise.all(others);
  });

  it("rejects for the items whose write failed, and continues with the next", async () => {
    let fails = true;
    const batch = new Batch<number>(async () => {
      if (fails) throw new Error("The database is away.");
    });
    await expect(batch.add(1)).rejects.toThrow("The database is away.");
    fails = false;
    await expect(batch.add(2)).resolves.toBeUndefined();
  });

  it("writes at most the maximum at once", async () => {
    const { written, write, endNext } = slowWriter();
    const batch = new Batch<number>(write, 2);
    const all = [1, 2, 3, 4].map((item) => batch.add(item));
    endNext();
    await all[0];
    await Promise.resolve();
    expect(written).toEqual([[1], [2, 3]]);
    endNext();
    await all[2];
    await Promise.resolve();
    expect(written.at(-1)).toEqual([4]);
    endNext();
    await Promise.all(all);
  });
});
