import type { Database } from "#database/database";
import { findProducts, type Kind } from "./products-of";
import { rebuildProducts, type Skipped } from "./rebuild-products";
import { countUnits } from "./units";

/** One action in the shop sends several events; this is how long they are gathered, in milliseconds. */
const pause = 20;
/** The pause after a failure, e.g. while the database is unavailable, in milliseconds. */
const pauseAfterFailure = 1000;

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
    if (!this.running) this.schedule(pause);
  }

  /** Finishes what is running or waiting; further touches are not awaited. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    if (this.pending.size > 0) await this.work();
  }

  private schedule(wait: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.running = this.work().finally(() => {
        this.running = undefined;
        if (this.pending.size > 0) this.schedule(pause);
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
