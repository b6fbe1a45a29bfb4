import { accountMessages } from "@haat/api-contract/account/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { ApiError } from "#errors/api-error";
import { inRupees } from "#money/in-rupees";

/** What blocks the deletion of an account: open orders, a wallet balance in paise, orders with refunds in progress. */
export type Ties = { openOrders: number; walletPaise: number; refunds: number };

/** Orders that are not completed: still to be delivered, or being returned. */
const isOpenSql = `(s.status IN ('placed', 'processing', 'shipped') OR EXISTS (
  SELECT FROM haat_return_request r WHERE r.order_id = s.order_id AND r.is_open))`;

/**
 * Orders with a refund that has not arrived or not been sent: what the engine has refunded is owed until its task is
 * done.
 */
const isOwedSql = `(
  EXISTS (SELECT FROM haat_refund_task t WHERE t.order_id = s.order_id AND t.status <> 'done')
  OR EXISTS (SELECT FROM haat_booked_refund r WHERE r.order_id = s.order_id AND r.task_id IS NULL))`;

/** `customer` is the SQL placeholder of the customer's id. */
export const tiesSql = (customer: string): string => `
SELECT count(*) FILTER (WHERE ${isOpenSql})::int AS "openOrders", count(*) FILTER (WHERE ${isOwedSql})::int AS refunds,
       COALESCE((SELECT balance_paise FROM haat_wallet_account WHERE customer_id = max(asked.id)), 0)::float8 AS "walletPaise"
  FROM (SELECT CAST(${customer} AS text) AS id) asked
  LEFT JOIN haat_order_status s ON s.customer_id = asked.id`;

/** @throws ApiError 409 the account has open orders, refunds in progress or a wallet balance. */
export function checkDeletable([ties]: readonly Ties[]): void {
  if (!ties) return;
  if (ties.openOrders > 0) throw new ApiError(409, accountMessages.openOrders(ties.openOrders));
  if (ties.refunds > 0) throw new ApiError(409, accountMessages.refundsUnderWay);
  if (ties.walletPaise > 0) throw new ApiError(409, paymentMessages.walletNotEmpty(inRupees(ties.walletPaise)));
}
