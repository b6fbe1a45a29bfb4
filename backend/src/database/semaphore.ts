/** Limits how many tasks run at once; the others wait, first come first served. */
export class Semaphore {
  private readonly line: (() => void)[] = [];

  constructor(private free: number) {}

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.line.push(enter));
    try {
      return await task();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
