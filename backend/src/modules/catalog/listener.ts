import type { Client } from "pg";
import { catalogChannel } from "./write/tell-all";

/** Between two tries to hear again, in milliseconds. */
const retryPause = 500;

type Dependencies = {
  /** A connection of its own: it listens as long as the process lives. */
  connect: () => Promise<Client>;
  /** Something changed, or may have while nothing was heard. */
  changed: () => void;
  /** False while changes can't be heard: what is cached may then be out of date. */
  hearing: (hears: boolean) => void;
};

/** Hears, from whichever process, that the catalogue has changed; keeps trying when the database goes away. */
export class CatalogListener {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly dependencies: Dependencies) {}

  async start(): Promise<void> {
    try {
      const client = await this.dependencies.connect();
      this.client = client;
      client.once("error", () => this.lost(client));
      client.once("end", () => this.lost(client));
      client.on("notification", () => this.dependencies.changed());
      await client.query(`LISTEN ${catalogChannel}`);
      if (this.stopped) return await this.stop();
      this.dependencies.changed();
      this.dependencies.hearing(true);
    } catch {
      this.lost(this.client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private lost(client: Client | undefined): void {
    if (client !== this.client || this.stopped) return;
    this.client = undefined;
    this.dependencies.hearing(false);
    client?.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.start(), retryPause).unref();
  }
}
