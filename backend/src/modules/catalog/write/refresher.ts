import type { Database } from "#database/database";
import { outsideSpans } from "#spans/spans";
import { findProducts, type Kind } from "./products-of";
import { rebuildProducts, type Skipped } from "./rebuild-products";
import { countUnits } from "./units";

/** One action in the shop sends several events; this is how long they are gathered, in milliseconds. */
const pause = 20;
/** A pause is this many times as long as the batch before it took, at most `maxPause` milliseconds. */
const pauseTimes = 3;
const maxPause = 300;
/** The pause after a failure, e.g. while the database is unavailable, in milliseconds. */
const pauseAfterFailure = 1000;

/**
 * The pause after a batch, so that a batch gathers what many orders change.
 *
 * @param tookMs how long the batch took.
 * @returns milliseconds.
 */
export const pauseAfter = (tookMs: number): number => Math.min(pauseTimes * tookMs, maxPause);

type Work = Map<Kind, Set<string>>;
type Report = { changed: () => void; failed: (error: unknown) => void; skipped: Skipped };

/**
 * Gathers what events report as changed and rebuilds the products concerned, one batch after another. An event is a
 * hint, never the new value: rows are read when they are rebuilt, so events that come twice, late or out of order do no
 * harm.
 */
export class Refresher {
  private pending: Work = new Map();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isResting = false;
  /** When the next batch may start, by `performance.now()`. */
  private notBefore = 0;

  constructor(
    private readonly database: Database,
    private readonly report: Report,
  ) {}

  /** Stops following events. */
  rest(): void {
    this.isResting = true;
  }

  touch(kind: Kind, ids: readonly string[]): void {
    if (this.isResting) return;
    const known = this.pending.get(kind) ?? new Set();
    for (const id of ids) known.add(id);
    this.pending.set(kind, known);
    if (!this.running) outsideSpans(() => this.schedule());
  }

  /** Finishes what is running or waiting; further touches are not awaited. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    if (this.pending.size > 0) await this.work();
  }

  private schedule(): void {
    const wait = Math.max(pause, this.notBefore - performance.now());
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const started = performance.now();
      this.running = this.work().finally(() => {
        this.running = undefined;
        const ended = performance.now();
        this.notBefore = ended + pauseAfter(ended - started);
        if (this.pending.size > 0) this.schedule();
      });
    }, wait).unref();
  }

  private async work(): Promise<void> {
    const work = this.pending;
    this.pending = new Map();
    try {
      const changed = await this.refresh(work);
      if (changed > 0) this.report.changed();
    } catch (error) {
      this.report.failed(error);
      for (const [kind, ids] of work) this.pending.set(kind, new Set([...ids, ...(this.pending.get(kind) ?? [])]));
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure).unref());
    }
  }

  private async refresh(work: Work): Promise<number> {
    const products = new Set<string>();
    const sold = new Set<string>();
    for (const [kind, ids] of work) {
      for (const id of await findProducts(this.database.run, kind, [...ids])) {
        products.add(id);
        if (kind === "order") sold.add(id);
      }
    }
    const rebuilt = await rebuildProducts(this.database, [...products], { skipped: this.report.skipped });
    const moved = sold.size > 0 ? await countUnits(this.database, [...sold]) : 0;
    return rebuilt + moved;
  }
}
