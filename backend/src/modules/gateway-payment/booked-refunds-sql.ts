import { paymentProviders } from "#engine/store-defaults";

/**
 * Refunds `r` that the engine has booked, of payment `p` of the order `p.order_id`; `g` is the gateway's payment that
 * `p` was booked by, `wish` the shopper's choice. Money that was booked another way (by the seed or in the engine's own
 * admin) has no `g`.
 */
export const engineRefunds = `haat_refund r
    JOIN haat_payment p ON p.id = r.payment_id AND p.order_id IS NOT NULL
    LEFT JOIN gateway_payment g ON g.engine_payment_id = p.id
    LEFT JOIN refund_choice wish ON wish.order_id = p.order_id`;

/**
 * The automatic destination of such a refund; null if a person pays it back: cash, unless the shopper chose the wallet
 * before the refund.
 */
export const destinationSql = `CASE
    WHEN p.provider_id = '${paymentProviders.wallet}' THEN 'wallet'
    WHEN g.id IS NOT NULL THEN COALESCE(wish.destination, 'source')
    WHEN p.provider_id = '${paymentProviders.cod}' AND wish.destination = 'wallet' AND NOT r.id = ANY (wish.earlier) THEN 'wallet' END`;

/** The same once its destination is settled, which then wins. `t` is its task, if there is one. */
export const wayBackSql = `CASE WHEN t.id IS NOT NULL THEN t.destination ELSE ${destinationSql} END`;
