import type { WalletReason } from "@haat/api-contract/wallet/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { lockCustomerSql } from "#engine/lock-rows";

/** Money that moves: `amountPaise` is more than nothing. `reference` names what it is for; it moves once for each. */
export type WalletMove = {
  customerId: string;
  amountPaise: number;
  reason: WalletReason;
  reference: string;
  orderId: string | null;
};

/** There is no such customer (any more): who owes them money has to ask anew who they are. */
export class NoWalletOwner extends Error {
  override name = "NoWalletOwner";
}

const heldSql = "SELECT balance_paise::float8 AS paise FROM wallet_account WHERE customer_id = $1 FOR UPDATE";

/** Opens the wallet where there is none, and takes it. Its owner can't go, nor be joined, before the transaction ends. */
const openedSql = `
WITH owner AS MATERIALIZED (${lockCustomerSql("$1")})
INSERT INTO wallet_account (customer_id) SELECT id FROM owner
ON CONFLICT (customer_id) DO UPDATE SET balance_paise = wallet_account.balance_paise
RETURNING customer_id`;

/** The time is the clock's, not the transaction's: entries of a wallet stand in the order in which its row was held. */
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
 * What changes wallets; all of it belongs to the running transaction. A wallet's row is held first, so that each change
 * sees those before it, whichever process made them.
 */
export class Wallets {
  constructor(private readonly database: { run: Run }) {}

  /** Takes a wallet to the end of the transaction. @returns what it holds, in paise. */
  async hold(customerId: string): Promise<number> {
    const [wallet] = await this.database.run<{ paise: number }>({
      name: "wallet-hold",
      text: heldSql,
      values: [customerId],
    });
    return wallet?.paise ?? 0;
  }

  /** Takes money out. @returns whether it is out, now or by an earlier call; false: the wallet does not hold so much. */
  async debit(move: WalletMove): Promise<boolean> {
    await this.hold(move.customerId);
    const { isKnown, isWritten } = await this.move(move, -move.amountPaise);
    return isKnown || isWritten;
  }

  /**
   * Puts money in.
   *
   * @returns whether this call did it; false: an earlier one had.
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
