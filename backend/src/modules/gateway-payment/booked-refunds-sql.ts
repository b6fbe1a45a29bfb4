import { paymentProviders } from "#engine/store-defaults";

/**
 * Refunds `r` that the engine has booked, of payment `p` of the order `p.order_id`; `g` is the gateway's payment that `p`
 * was booked by, `wish` what the shopper chose. Money that was booked past all this (the seed's, the engine's own admin's)
 * has no `g`.
 */
export const engineRefunds = `haat_refund r
    JOIN haat_payment p ON p.id = r.payment_id AND p.order_id IS NOT NULL
    LEFT JOIN gateway_payment g ON g.engine_payment_id = p.id
    LEFT JOIN refund_choice wish ON wish.order_id = p.order_id`;

/**
 * Where such a refund goes by itself; null where a person pays the money back: cash, unless its shopper wished for the
 * wallet before it was refunded.
 */
export const destinationSql = `CASE
    WHEN p.provider_id = '${paymentProviders.wallet}' THEN 'wallet'
    WHEN g.id IS NOT NULL THEN COALESCE(wish.destination, 'source')
    WHEN p.provider_id = '${paymentProviders.cod}' AND wish.destination = 'wallet' AND NOT r.id = ANY (wish.earlier) THEN 'wallet' END`;

/** The same, once it is on its way: what was settled then counts. `t` is its task, where there is one. */
export const wayBackSql = `CASE WHEN t.id IS NOT NULL THEN t.destination ELSE ${destinationSql} END`;
