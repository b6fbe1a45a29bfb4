import { Batch } from "./batch";

/** Writings that end when they are told to. */
function slowWriter() {
  const written: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (items: number[]) => {
    written.push(items);
    return new Promise<void>((end) => ends.push(end));
  };
  return { written, write, endNext: () => ends.shift()?.() };
}

describe("a batch", () => {
  it("writes a lone item at once, and together what comes meanwhile", async () => {
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

  it("tells those whose writing failed, and goes on with the others", async () => {
    let fails = true;
    const batch = new Batch<number>(async () => {
      if (fails) throw new Error("The database is away.");
    });
    await expect(batch.add(1)).rejects.toThrow("The database is away.");
    fails = false;
    await expect(batch.add(2)).resolves.toBeUndefined();
  });

  it("writes no more at once than it may", async () => {
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
