import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ChannelListener } from "#database/channel-listener";
import { type Connections, Database, type Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ShopperActivity } from "./activity";
import { ShopperConsents } from "./consents";
import { EndedLogins } from "./ended-logins";
import { WhatsAppConsents } from "./whatsapp-consents";

const channel = "shopper_login_ended";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** A shopper's logins below this version are invalid. */
export type EndedLogin = { customerId: string; version: number };

/** `at` and `reason` are null if the shopper is not blocked; `version` counts the changes. */
export type Block = { at: Date | null; reason: string | null; version: number };

const notBlocked: Block = { at: null, reason: null, version: 0 };
const blockSql = (customer: string) =>
  `SELECT blocked_at AS "at", blocked_reason AS reason, block_version AS version FROM shopper_login WHERE customer_id = ${customer}`;

/**
 * Ends shoppers' logins before their tokens expire. A token carries a version, and logging out everywhere raises the
 * minimum. Each process caches the raised minimums and is notified of new ones by the database, so that checking a
 * token needs no query. A blocked shopper has no valid token and gets no new one.
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

  /** When shoppers have last logged in; in a running transaction if one is given. */
  activity = (run: Run = this.database.run): ShopperActivity => new ShopperActivity(run);
  /** Which versions of notice and terms shoppers have agreed to; in a running transaction if one is given. */
  consents = (run: Run = this.database.run): ShopperConsents => new ShopperConsents(run);
  /** Who wants order news by WhatsApp; in a running transaction if one is given. */
  whatsApp = (run: Run = this.database.run): WhatsAppConsents => new WhatsAppConsents(run);
  /** All three for callers without a container. */
  static activityIn = (run: Run): ShopperActivity => new ShopperActivity(run);
  static consentsIn = (run: Run): ShopperConsents => new ShopperConsents(run);
  static whatsAppIn = (run: Run): WhatsAppConsents => new WhatsAppConsents(run);

  /**
   * Whether a token of this version is still valid. Queries the database only while this process cannot receive
   * notifications.
   */
  isCurrent(customerId: string, version: number): boolean | Promise<boolean> {
    return this.hears ? this.ended.allows(customerId, version) : this.isCurrentNow(customerId, version);
  }

  /** The version for a shopper's new token, and whether the shopper is blocked from getting one. */
  async standingOf(customerId: string): Promise<{ version: number; blocked: boolean }> {
    const [row] = await this.database.run<{ version: number; blocked: boolean }>({
      name: "shopper-login-standing",
      text: "SELECT version, blocked_at IS NOT NULL AS blocked FROM shopper_login WHERE customer_id = $1",
      values: [customerId],
    });
    return row ?? { version: 0, blocked: false };
  }

  /** Whether one of these is blocked, as seen by the running transaction. */
  static async isAnyBlockedIn(run: Run, customerIds: readonly string[]): Promise<boolean> {
    const blocked = await run({
      name: "shopper-login-any-blocked",
      text: "SELECT FROM shopper_login WHERE customer_id = ANY ($1) AND blocked_at IS NOT NULL LIMIT 1",
      values: [customerIds],
    });
    return blocked.length > 0;
  }

  /** Whether a shopper is blocked, since when and why. */
  async blockOf(customerId: string): Promise<Block> {
    const statement = { name: "shopper-login-block", text: blockSql("$1"), values: [customerId] };
    const [row] = await this.database.run<Block>(statement);
    return row ?? notBlocked;
  }

  /** The same in the running transaction. */
  async blockIn(transaction: Pick<OneTransaction, "run">, customerId: string): Promise<Block> {
    const [row] = await transaction.run<Block>(blockSql("?"), [customerId]);
    return row ?? notBlocked;
  }

  /**
   * Blocks a shopper, or unblocks them with `reason` null, when the transaction commits. Blocking ends all logins: pass
   * the result to `heard` afterwards.
   */
  async setBlock(
    transaction: Pick<OneTransaction, "run">,
    customerId: string,
    reason: string | null,
  ): Promise<EndedLogin | null> {
    const ended = reason === null ? null : await this.end(transaction, customerId);
    await transaction.run(
      `UPDATE shopper_login SET blocked_at = CASE WHEN :reason::text IS NOT NULL THEN COALESCE(blocked_at, now()) END,
              blocked_reason = :reason::text, block_version = block_version + 1 WHERE customer_id = :customerId`,
      { reason, customerId },
    );
    return ended;
  }

  /** Ends all logins of a shopper when the transaction commits; pass the result to `heard` afterwards. */
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

  /** The database notifies this process as well, but a request with the old token may arrive before that. */
  heard({ customerId, version }: EndedLogin): void {
    this.ended.add(customerId, version);
  }

  /** Deletes the versions of deleted accounts, once all their tokens have expired. @returns how many. */
  async purgeGone(): Promise<number> {
    const rows = await this.database.run<{ customer_id: string }>({
      name: "shopper-login-forget",
      text: `DELETE FROM shopper_login l
              WHERE ended_at < now() - make_interval(days => $1)
                AND NOT EXISTS (SELECT FROM haat_customer c WHERE c.id = l.customer_id)
             RETURNING customer_id`,
      values: [limits.tokenDays + 1],
    });
    return rows.length;
  }

  private async isCurrentNow(customerId: string, version: number): Promise<boolean> {
    return version >= (await this.standingOf(customerId)).version;
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
