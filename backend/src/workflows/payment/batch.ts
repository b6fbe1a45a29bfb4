import { outsideSpans } from "#spans/spans";

/**
 * Writes an added item together with all that were added while the previous write was running: a single item does not
 * wait, and under load each costs a fraction of a statement.
 */
export class Batch<Item> {
  private waiting: { item: Item; done: () => void; failed: (error: unknown) => void }[] = [];
  private isWriting = false;

  /** @param max items for each write. */
  constructor(
    private readonly write: (items: Item[]) => Promise<void>,
    private readonly max = 500,
  ) {}

  /** Resolves when the item is written; rejects with the error of its write. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      if (!this.isWriting) void outsideSpans(() => this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const part = this.waiting.splice(0, this.max);
      try {
        await this.write(part.map(({ item }) => item));
        for (const { done } of part) done();
      } catch (error) {
        for (const { failed } of part) failed(error);
      }
    }
    this.isWriting = false;
  }
}
