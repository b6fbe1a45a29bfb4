import type { Run } from "#database/database";
import { pagesAfter, readTexts, type Texts } from "./changed-rows";

/**
 * Reads the texts of the products that the index was filled with. Words cost several times what the narrow columns do,
 * and lists do not need them: so the first list of a large shop does not wait for them.
 */
export class LateTexts {
  /** Texts up to this version of the catalogue were read. */
  private held = 0;
  private last = 0;
  /** Ids of products whose texts have come with a change since. What is read here may be older. */
  private readonly changed = new Set<string>();
  private reading: Promise<void> | undefined;
  private isCancelled = false;

  constructor(
    private readonly run: Run,
    private readonly put: (id: string, texts: Texts) => void,
  ) {}

  /** Whether nothing is left to be read. */
  get isDone(): boolean {
    return this.held >= this.last;
  }

  /** The texts of products up to this version are to be read. */
  wantUpTo(version: number): void {
    this.last = version;
  }

  /** The product's texts have come with a change. */
  ignore(id: string): void {
    if (!this.isDone) this.changed.add(id);
  }

  /** What is still being read is of no use any more. */
  cancel(): void {
    this.isCancelled = true;
  }

  /** Reads what is left; concurrent calls share one read. After a failure the next call goes on from there. */
  finish(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    if (this.isDone) return;
    const pages = pagesAfter(this.held, (after) => readTexts(this.run, after, this.last));
    for await (const { rows, isLast } of pages) {
      if (this.isCancelled) return;
      for (const { id, texts } of rows) if (!this.changed.has(id)) this.put(id, texts);
      this.held = isLast ? this.last : (rows.at(-1)?.version ?? this.last);
    }
    this.changed.clear();
  }
}
