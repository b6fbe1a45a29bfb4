import type { FinishedAnswer } from "./finished-answer";

/**
 * What the cache needs from the catalogue: a counter that rises with every change, and whether change notifications
 * arrive.
 */
export type Freshness = { generation(): number; isHearing(): boolean };

type Entry = {
  answer: FinishedAnswer;
  bytes: number;
  /** The catalogue's when its reading began. */
  generation: number;
};

/** Reads an answer. `old` is the last one: it may be returned again if it is found to be still right. */
type Read = (old: FinishedAnswer | undefined) => Promise<FinishedAnswer>;

/** The answers of this process since its start, for its metrics: those that were cached and up to date, and the others. */
export const answerCounts = { cached: 0, read: 0 };

/**
 * An LRU cache of finished answers, bounded by their bytes. Every catalogue change makes all of it stale: an answer is
 * then read anew when it is requested, and keeps its compressed forms if it is the same. An answer that was being read
 * during a change is served once and is stale.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Entry>();
  private readonly reading = new Map<string, { generation: number; answer: Promise<FinishedAnswer> }>();
  private bytes = 0;

  constructor(
    /** 0 disables the cache. */
    private readonly maxBytes: number,
    private readonly freshness: Freshness,
  ) {}

  /** The cached answer, if it is known to be up to date. */
  peek(key: string): FinishedAnswer | undefined {
    if (!this.freshness.isHearing()) return undefined;
    const entry = this.answers.get(key);
    if (entry?.generation !== this.freshness.generation()) return undefined;
    this.answers.delete(key);
    this.answers.set(key, entry);
    answerCounts.cached += 1;
    return entry.answer;
  }

  /** The last cached answer, even if stale: the fallback while the database is unavailable. */
  stale(key: string): FinishedAnswer | undefined {
    return this.answers.get(key)?.answer;
  }

  /** The cached answer, or what `read` returns. Concurrent calls for the same key share one read. */
  get(key: string, read: Read): Promise<FinishedAnswer> {
    if (this.maxBytes === 0) return read(undefined);
    const known = this.peek(key);
    if (known) return Promise.resolve(known);
    const generation = this.freshness.generation();
    const current = this.reading.get(key);
    if (current?.generation === generation) return current.answer;
    const answer = this.fill(key, generation, read);
    this.reading.set(key, { generation, answer });
    const done = () => {
      if (this.reading.get(key)?.answer === answer) this.reading.delete(key);
    };
    answer.then(done, done);
    return answer;
  }

  /** Updates an entry's size after its answer has been compressed. */
  weigh(key: string): void {
    const entry = this.answers.get(key);
    if (entry) this.keep(key, entry);
  }

  private async fill(key: string, generation: number, read: Read): Promise<FinishedAnswer> {
    const old = this.answers.get(key)?.answer;
    answerCounts.read += 1;
    const answer = await read(old);
    if (old) answer.reuseForms(old);
    // A slow read must not replace what was read after the next change.
    const newest = this.answers.get(key)?.generation ?? generation;
    if (this.freshness.isHearing() && newest <= generation) this.keep(key, { answer, generation });
    return answer;
  }

  private keep(key: string, { answer, generation }: Omit<Entry, "bytes">): void {
    this.drop(key);
    // Two bytes per character of the key, roughly.
    const bytes = answer.byteLength + key.length * 2;
    if (bytes > this.maxBytes / 8) return;
    this.answers.set(key, { answer, bytes, generation });
    this.bytes += bytes;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.answers.get(key)?.bytes ?? 0;
    this.answers.delete(key);
  }
}
