import { limits } from "@haat/api-contract/limits";

/** An older token has expired by itself. */
const remembered = limits.tokenDays * 24 * 3600 * 1000;

/**
 * The minimum token version of shoppers whose logins were ended, as known to this process. It only has those who ended
 * their logins within a token's lifetime, so it stays small however many shoppers there are.
 */
export class EndedLogins {
  private readonly versions = new Map<string, { version: number; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** From now on a token of this shopper needs at least this version. */
  add(customerId: string, version: number): void {
    if ((this.versions.get(customerId)?.version ?? 0) >= version) return;
    // Deleted and inserted again, to keep the map ordered by age.
    this.versions.delete(customerId);
    this.versions.set(customerId, { version, until: this.now() + remembered });
    this.purgeExpired();
  }

  allows(customerId: string, version: number): boolean {
    return version >= (this.versions.get(customerId)?.version ?? 0);
  }

  get size(): number {
    return this.versions.size;
  }

  private purgeExpired(): void {
    for (const [customerId, { until }] of this.versions) {
      if (until > this.now()) return;
      this.versions.delete(customerId);
    }
  }
}
