import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener, type ListeningConnections } from "../../database/channel-listener";
import { Database } from "../../database/database";
import type { OneTransaction } from "../../database/one-transaction";
import { EndedLogins } from "./ended-logins";

const channel = "shopper_login_ended";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: ListeningConnections };

/** A shopper's logins up to this version are over. */
export type EndedLogin = { customerId: string; version: number };

/**
 * Ends shoppers' logins before their tokens expire. A token carries a version, and who logs out everywhere raises the
 * one that is asked for. Each process keeps the raised ones in memory and hears of new ones from the database, so that
 * checking a token costs no query.
 */
export class ShopperLoginService {
  private readonly database: Database;
  private readonly listener: ChannelListener;
  private readonly ended = new EndedLogins();
  private hears = false;

  readonly __hooks = {
    onApplicationStart: () => this.listener.start(),
    onApplicationPrepareShutdown: () => this.listener.stop(),
  };

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
    this.listener = new ChannelListener({
      channel,
      connect: () => connections.client.acquireRawConnection(),
      caughtUp: () => this.remember(),
      heard: (payload) => {
        const [, version = "", customerId = ""] = payload.match(/^(\d+) (.+)$/) ?? [];
        this.ended.add(customerId, Number(version));
      },
      hearing: (hears) => {
        this.hears = hears;
      },
    });
  }

  /** Whether a token of this version still opens something. Asks the database only while this process can't hear it. */
  isCurrent(customerId: string, version: number): boolean | Promise<boolean> {
    return this.hears ? this.ended.allows(customerId, version) : this.isCurrentNow(customerId, version);
  }

  /** The version that a shopper's new token carries. */
  async versionOf(customerId: string): Promise<number> {
    const [row] = await this.database.run<{ version: number }>({
      name: "shopper-login-version",
      text: "SELECT version FROM shopper_login WHERE customer_id = $1",
      values: [customerId],
    });
    return row?.version ?? 0;
  }

  /** Ends all logins of a shopper when the transaction commits; tell `heard` of it afterwards. */
  async end(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<EndedLogin> {
    const [row] = await transaction.run<{ version: number }>(
      `INSERT INTO shopper_login (customer_id, version) VALUES (?, 1)
       ON CONFLICT (customer_id) DO UPDATE SET version = shopper_login.version + 1, ended_at = now()
       RETURNING version`,
      [customerId],
    );
    const version = row?.version ?? 1;
    await transaction.run("SELECT pg_notify(?, ?)", [channel, `${version} ${customerId}`]);
    return { customerId, version };
  }

  /** The notice comes back from the database as well; a caller that sends the old token at once must not outrun it. */
  heard({ customerId, version }: EndedLogin): void {
    this.ended.add(customerId, version);
  }

  /** Forgets the versions of accounts that are gone, once no token of theirs can live. @returns how many. */
  async forgetGone(): Promise<number> {
    const rows = await this.database.run<{ customer_id: string }>({
      name: "shopper-login-forget",
      text: `DELETE FROM shopper_login l
              WHERE ended_at < now() - make_interval(days => $1)
                AND NOT EXISTS (SELECT FROM customer c WHERE c.id = l.customer_id AND c.deleted_at IS NULL)
             RETURNING customer_id`,
      values: [limits.tokenDays + 1],
    });
    return rows.length;
  }

  private async isCurrentNow(customerId: string, version: number): Promise<boolean> {
    return version >= (await this.versionOf(customerId));
  }

  private async remember(): Promise<void> {
    const rows = await this.database.run<{ customer_id: string; version: number }>({
      name: "shopper-login-ended",
      text: `SELECT customer_id, version FROM shopper_login
              WHERE ended_at > now() - make_interval(days => $1) ORDER BY ended_at`,
      values: [limits.tokenDays],
    });
    for (const { customer_id, version } of rows) this.ended.add(customer_id, version);
  }
}
