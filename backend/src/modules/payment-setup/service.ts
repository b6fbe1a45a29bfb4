import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener, type ListeningConnections } from "#database/channel-listener";
import { Database, type Run } from "#database/database";
import { Changes } from "./changes";
import { setServing } from "./serving";
import { channel, type PaymentSetup, readSetup } from "./setup-row";

export type { PaymentSetup, StoredKeys } from "./setup-row";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: ListeningConnections };

/**
 * Which ways to pay are on, their rules, and the gateways' sealed keys. Each process keeps them in memory and hears of
 * changes from the database, so that a checkout asks nothing; while it can't hear, it asks each time.
 */
export class PaymentSetupService {
  private readonly database: Database;
  private readonly listener: ChannelListener;
  private known: PaymentSetup | undefined;
  private hears = false;
  /** Notices of changes so far, and how many of them what is known was read after. */
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
      connect: () => connections.client.acquireRawConnection(),
      caughtUp: () => this.readAnew(),
      // Where it can't be read now, the next reader asks the database.
      heard: () => void this.readAnew().catch(() => undefined),
      hearing: (hears) => {
        this.hears = hears;
      },
    });
  }

  /** Lays the settings down where there are none yet. Processes that start together lay one. */
  async ensure(first: PaymentSettings): Promise<void> {
    await new Changes(this.database).lay(first);
    await this.readAnew();
  }

  /** As it is at this moment, give or take the way of a notice. */
  async read(): Promise<PaymentSetup> {
    const isCurrent = this.hears && this.knownAfter === this.noticed;
    const setup = isCurrent && this.known ? this.known : await this.readNow();
    if (!setup) throw new Error("The settings of payments are not laid yet: ensure has to run first.");
    return setup;
  }

  /** The last that was heard, without asking anybody; undefined before anything was. */
  latest = (): PaymentSetup | undefined => this.known;

  /** Reads and changes in a running transaction; call `readAnew` once it is committed. */
  within = (run: Run) => new Changes({ run });

  /** For who has just changed something: the notice comes back as well, but must not be outrun. */
  async readAnew(): Promise<void> {
    this.noticed += 1;
    await this.readNow();
  }

  private async readNow(): Promise<PaymentSetup | undefined> {
    const after = this.noticed;
    const read = await readSetup(this.database.run);
    if (!read) return undefined;
    // Of two readings at the same time the older one may come last.
    if (!this.known || read.revision >= this.known.revision) this.known = read;
    this.knownAfter = Math.max(this.knownAfter, after);
    return this.known;
  }
}
