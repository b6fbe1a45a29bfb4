const windowMs = 200;

/** Measures how often something happens, over the last 200 to 400 milliseconds. */
export class RateWindow {
  private startedAt = Number.NEGATIVE_INFINITY;
  private count = 0;
  private before = 0;

  /** @param clock a monotonic clock in milliseconds. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  came(): void {
    const age = this.clock() - this.startedAt;
    if (age >= windowMs) {
      this.before = age < 2 * windowMs ? this.count : 0;
      this.count = 0;
      this.startedAt = this.clock();
    }
    this.count += 1;
  }

  /** Events a second. */
  get rate(): number {
    if (this.clock() - this.startedAt >= 2 * windowMs) return 0;
    return (Math.max(this.before, this.count) * 1_000) / windowMs;
  }
}
