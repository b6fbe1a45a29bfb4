import type { FinishedAnswer } from "./finished-answer";

/** What the cache asks of the catalogue: a count that rises with every change, and whether changes are heard of. */
export type Freshness = { generation(): number; isHearing(): boolean };

/**
 * Finished answers, bounded by their bytes, the longest unused one leaving first. Everything is forgotten whenever
 * the catalogue changes. An answer that was being read while a change came is served once and not kept.
 */
export class AnswerCache {
  private readonly answers = new Map<string, { answer: FinishedAnswer; bytes: number }>();
  private readonly reading = new Map<string, { generation: number; answer: Promise<FinishedAnswer> }>();
  private bytes = 0;
  private generation = 0;

  constructor(
    /** 0 switches the cache off. */
    private readonly maxBytes: number,
    private readonly freshness: Freshness,
  ) {}

  /** An answer that is known to be up to date. */
  peek(key: string): FinishedAnswer | undefined {
    this.dropWhenChanged();
    if (!this.freshness.isHearing()) return undefined;
    const entry = this.answers.get(key);
    if (!entry) return undefined;
    this.answers.delete(key);
    this.answers.set(key, entry);
    return entry.answer;
  }

  /** The last answer that was kept, for when the database can't be asked. */
  stale(key: string): FinishedAnswer | undefined {
    return this.answers.get(key)?.answer;
  }

  /** The known answer, or what `read` answers; those who ask for the same at the same time share one reading. */
  get(key: string, read: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    if (this.maxBytes === 0) return read();
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

  /** Counts an answer's bytes anew, after it has been compressed. */
  weigh(key: string): void {
    const entry = this.answers.get(key);
    if (entry) this.keep(key, entry.answer);
  }

  private async fill(key: string, generation: number, read: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const answer = await read();
    this.dropWhenChanged();
    if (this.freshness.isHearing() && this.freshness.generation() === generation) this.keep(key, answer);
    return answer;
  }

  private keep(key: string, answer: FinishedAnswer): void {
    this.drop(key);
    // What two bytes a character of the key take, roughly.
    const bytes = answer.byteLength + key.length * 2;
    if (bytes > this.maxBytes / 8) return;
    this.answers.set(key, { answer, bytes });
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

  private dropWhenChanged(): void {
    const generation = this.freshness.generation();
    if (generation === this.generation) return;
    this.generation = generation;
    this.answers.clear();
    this.bytes = 0;
  }
}
