import { limits } from "@haat/api-contract/limits";

/** A token that is older than this has expired by itself. */
const remembered = limits.tokenDays * 24 * 3600 * 1000;

/**
 * Whose older tokens are worth nothing, as this process has heard. Only who ended their logins within a token's life
 * is in it, so it stays small however many shoppers there are.
 */
export class EndedLogins {
  private readonly versions = new Map<string, { version: number; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** From now on a token of this shopper must carry at least this version. */
  add(customerId: string, version: number): void {
    if ((this.versions.get(customerId)?.version ?? 0) >= version) return;
    // Taken out and put in again, so that the oldest come first.
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
