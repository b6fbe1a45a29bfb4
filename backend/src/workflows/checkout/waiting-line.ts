/** `place` counts from 1; `seconds` is an estimate. */
export type Place = { place: number; seconds: number };

/** Who has not asked for this long has left the line, in milliseconds. */
const patience = 15_000;
/** The rate of the line is measured over this time, in milliseconds. */
const measured = 10_000;
/** Bounds the memory: further callers get a place, but it is not kept for them. */
const maxTickets = 20_000;

/**
 * Limits how many callers are served at once; the others get a place in a line, and ask again. A caller's ticket keeps
 * the place: who came earlier is served earlier, and nobody who arrives now overtakes those who wait.
 */
export class WaitingLine {
  private active = 0;
  /** When each ticket was last seen, in the order of the line. */
  private readonly tickets = new Map<string, number>();
  private served: number[] = [];

  /** @param now the clock, in milliseconds. */
  constructor(
    private readonly max: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Serves the caller, or gives it a place.
   *
   * @param ticket identifies the caller when it asks again.
   * @param refuse makes the error for a caller that has to wait.
   */
  async run<Result>(ticket: string, act: () => Promise<Result>, refuse: (place: Place) => Error): Promise<Result> {
    const place = this.placeOf(ticket);
    if (place > this.max - this.active) {
      if (this.tickets.has(ticket) || this.tickets.size < maxTickets) this.tickets.set(ticket, this.now());
      throw refuse({ place, seconds: this.secondsAt(place) });
    }
    this.tickets.delete(ticket);
    this.active += 1;
    try {
      return await act();
    } finally {
      this.active -= 1;
      this.served.push(this.now());
    }
  }

  /** The ticket's place, or the one behind everybody. Those who have left lose theirs. */
  private placeOf(ticket: string): number {
    const oldest = this.now() - patience;
    let place = 0;
    for (const [other, seen] of this.tickets) {
      if (seen < oldest) this.tickets.delete(other);
      else {
        place += 1;
        if (other === ticket) return place;
      }
    }
    return place + 1;
  }

  private secondsAt(place: number): number {
    const since = this.now() - measured;
    this.served = this.served.filter((at) => at > since);
    const perSecond = Math.max(1, (this.served.length * 1_000) / measured);
    return Math.ceil(place / perSecond);
  }
}
