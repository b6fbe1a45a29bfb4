import type { Client } from "pg";
import { openDirectly } from "./direct-connection";

/** Delay before reconnecting, in milliseconds. */
const retryPause = 500;

type Dependencies = {
  channel: string;
  /** Called when listening starts or resumes: earlier notifications were missed. */
  caughtUp: () => void | Promise<void>;
  heard: (payload: string) => void;
  /** False while disconnected: cached data may then be stale. */
  hearing: (hears: boolean) => void;
};

/** Listens for notifications of any process on a PostgreSQL channel, and reconnects when the connection is lost. */
export class ChannelListener {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly dependencies: Dependencies) {}

  async start(): Promise<void> {
    try {
      const client = await openDirectly("haat listener");
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
