/** Samples of the primary that are remembered: at five a second, some more than `maxLag`. */
const remembered = 40;

/**
 * How far a replica is behind, by positions in the primary's write-ahead log. The replica's own clock and reports say little: one
 * that has lost its primary believes that it is up to date.
 */
export class ReplicaLag {
  /** Where the primary was, oldest first. */
  private readonly primary: { at: number; position: bigint }[] = [];
  private upToDateAt = Number.NEGATIVE_INFINITY;
  /** Everything up to this position can be read at the replica. */
  replayed = -1n;

  /** @param maxLag how old what is read may be, in milliseconds */
  constructor(private readonly maxLag: number) {}

  /**
   * Notes one sample.
   *
   * @param at when it was begun, in milliseconds
   */
  note(at: number, primary: bigint, replayed: bigint): void {
    this.replayed = replayed;
    this.primary.push({ at, position: primary });
    if (this.primary.length > remembered) this.primary.shift();
    const reached = this.primary.findLast(({ position }) => position <= replayed);
    if (reached) this.upToDateAt = reached.at;
  }

  /** Whether the replica shows all that was written before `maxLag`. */
  isSmall(now: number): boolean {
    return now - this.upToDateAt <= this.maxLag;
  }
}

/** Reads a position of PostgreSQL's type `pg_lsn`, such as `16/B374D848`. */
export function parsePosition(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
