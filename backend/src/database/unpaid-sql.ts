/**
 * That an order has to be paid online and was not: nobody packs it, and whoever packs is told of it when it is paid.
 * `orderId` is SQL.
 */
export const unpaidOnlineSql = (orderId: string): string =>
  `EXISTS (SELECT FROM order_status unpaid WHERE unpaid.order_id = ${orderId} AND unpaid.deleted_at IS NULL
     AND unpaid.payment_status IN ('pending', 'failed') AND unpaid.payment_method <> 'cod')`;
