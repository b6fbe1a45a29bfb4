import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener } from "#database/channel-listener";
import { type Connections, Database, type Run } from "#database/database";
import { SealedColumn } from "#database/sealed-column";
import { Changes } from "./changes";
import { setServing } from "./serving";
import { channel, type PaymentSetup, readSetup } from "./setup-row";

export type { PaymentSetup, StoredKeys } from "./setup-row";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/**
 * The enabled payment methods, their rules, and the gateways' sealed keys. Each process caches them and is notified of
 * changes by the database, so that a checkout needs no query; while it cannot receive notifications, it queries each
 * time.
 */
export class PaymentSetupService {
  private readonly database: Database;
  private readonly listener: ChannelListener;
  private known: PaymentSetup | undefined;
  private hears = false;
  /** The number of change notifications so far, and how many of them the cached setup includes. */
  private noticed = 0;
  private knownAfter = -1;

  readonly __hooks = {
    onApplicationStart: async () => {
      setServing(this);
      await this.listener.start();
    },
    onApplicationPrepareShutdown: async () => {
      setServing(undefined);
      await this.listener.stop();
    },
  };

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
    this.listener = new ChannelListener({
      channel,
      caughtUp: () => this.readAnew(),
      // If the read fails, the next reader queries the database.
      heard: () => void this.readAnew().catch(() => undefined),
      hearing: (hears) => {
        this.hears = hears;
      },
    });
  }

  /** Inserts the settings if there are none. Safe when several processes start together. */
  async ensure(first: PaymentSettings): Promise<void> {
    await new Changes(this.database).lay(first);
    await this.readAnew();
  }

  /** The current setup, apart from a notification that is still on its way. */
  async read(): Promise<PaymentSetup> {
    const isCurrent = this.hears && this.knownAfter === this.noticed;
    const setup = isCurrent && this.known ? this.known : await this.readNow();
    if (!setup) throw new Error("The settings of payments are not laid yet: ensure has to run first.");
    return setup;
  }

  /** The cached setup, without a query; undefined until it is loaded. */
  latest = (): PaymentSetup | undefined => this.known;

  get sealedKeys(): SealedColumn {
    return new SealedColumn(this.database, { table: "gateway_keys", key: "gateway", column: "sealed" });
  }

  /** Reads and changes in a running transaction; call `readAnew` after the commit. */
  within = (run: Run) => new Changes({ run });

  /**
   * For a caller that has just changed something: the notification also arrives, but the caller must not read a stale
   * cache before it does.
   */
  async readAnew(): Promise<void> {
    this.noticed += 1;
    await this.readNow();
  }

  private async readNow(): Promise<PaymentSetup | undefined> {
    const after = this.noticed;
    const read = await readSetup(this.database.run);
    if (!read) return undefined;
    // Of two concurrent reads the older one may finish last.
    if (!this.known || read.revision >= this.known.revision) this.known = read;
    this.knownAfter = Math.max(this.knownAfter, after);
    return this.known;
  }
}
