import type { WalletReason } from "@haat/api-contract/wallet/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { lockCustomerSql } from "#engine/lock-rows";

/** A movement of money: `amountPaise` is above zero. `reference` identifies what it is for; it moves once for each. */
export type WalletMove = {
  customerId: string;
  amountPaise: number;
  reason: WalletReason;
  reference: string;
  orderId: string | null;
};

/** There is no such customer (any more): the caller must look up again whom the money belongs to. */
export class NoWalletOwner extends Error {
  override name = "NoWalletOwner";
}

const heldSql = "SELECT balance_paise::float8 AS paise FROM wallet_account WHERE customer_id = $1 FOR UPDATE";

/**
 * Opens the wallet if there is none, and locks it. Its owner can be neither deleted nor merged before the transaction
 * ends.
 */
const openedSql = `
WITH owner AS MATERIALIZED (${lockCustomerSql("$1")})
INSERT INTO wallet_account (customer_id) SELECT id FROM owner
ON CONFLICT (customer_id) DO UPDATE SET balance_paise = wallet_account.balance_paise
RETURNING customer_id`;

/** Uses the clock, not the transaction's start time: entries are in the order in which the wallet's row was locked. */
const moveSql = `
WITH known AS (SELECT id FROM wallet_entry WHERE reference = $4),
moved AS (
  UPDATE wallet_account SET balance_paise = balance_paise + $2::bigint
   WHERE customer_id = $1 AND balance_paise >= - $2::bigint AND NOT EXISTS (SELECT FROM known)
  RETURNING balance_paise),
written AS (
  INSERT INTO wallet_entry (id, customer_id, amount_paise, balance_paise, reason, reference, order_id, created_at)
  SELECT $6, $1, $2::bigint, moved.balance_paise, $3, $4, $5, clock_timestamp() FROM moved
  RETURNING id)
SELECT EXISTS (SELECT FROM known) AS "isKnown", EXISTS (SELECT FROM written) AS "isWritten"`;

/**
 * Changes of wallets, all in the running transaction. A wallet's row is locked first, so that each change sees those
 * before it, from any process.
 */
export class Wallets {
  constructor(private readonly database: { run: Run }) {}

  /** Locks a wallet until the transaction ends. @returns its balance, in paise. */
  async hold(customerId: string): Promise<number> {
    const [wallet] = await this.database.run<{ paise: number }>({
      name: "wallet-hold",
      text: heldSql,
      values: [customerId],
    });
    return wallet?.paise ?? 0;
  }

  /** Takes money out. @returns whether it was taken, now or by an earlier call; false: the balance is too low. */
  async debit(move: WalletMove): Promise<boolean> {
    await this.hold(move.customerId);
    const { isKnown, isWritten } = await this.move(move, -move.amountPaise);
    return isKnown || isWritten;
  }

  /**
   * Puts money in.
   *
   * @returns whether this call did it; false: an earlier one did.
   * @throws NoWalletOwner nothing was put in.
   */
  async credit(move: WalletMove): Promise<boolean> {
    const { customerId } = move;
    const opened = await this.database.run({ name: "wallet-open", text: openedSql, values: [customerId] });
    if (opened.length === 0) throw new NoWalletOwner(`There is no customer ${customerId} to give money to.`);
    return (await this.move(move, move.amountPaise)).isWritten;
  }

  private async move({ customerId, amountPaise, reason, reference, orderId }: WalletMove, signed: number) {
    if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new Error(`${amountPaise} paise can't be moved.`);
    const [done] = await this.database.run<{ isKnown: boolean; isWritten: boolean }>({
      name: "wallet-move",
      text: moveSql,
      values: [customerId, signed, reason, reference, orderId, generateEntityId(undefined, "walent")],
    });
    return done ?? { isKnown: false, isWritten: false };
  }
}
