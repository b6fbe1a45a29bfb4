import type { Client } from "pg";
import type { Connections } from "./database";

/** Between two tries to hear again, in milliseconds. */
const retryPause = 500;

/** The engine's knex, which can also open a connection outside of its pool. */
export type ListeningConnections = Connections & { client: { acquireRawConnection(): Promise<Client> } };

type Dependencies = {
  channel: string;
  /** A connection of its own: it listens as long as the process lives. */
  connect: () => Promise<Client>;
  /** Hearing begins, for the first time or again: what was told before was missed. */
  caughtUp: () => void | Promise<void>;
  heard: (payload: string) => void;
  /** False while nothing can be heard: what is remembered may then be out of date. */
  hearing: (hears: boolean) => void;
};

/** Hears what any process tells on a channel of the database; keeps trying when the database goes away. */
export class ChannelListener {
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
      client.on("notification", ({ payload = "" }) => this.dependencies.heard(payload));
      await client.query(`LISTEN ${this.dependencies.channel}`);
      if (this.stopped) return await this.stop();
      await this.dependencies.caughtUp();
      if (this.client === client) this.dependencies.hearing(true);
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
