import type { Run } from "#database/database";

/**
 * The products that a coupon was made for one by one; null: any. To a release that knows no customer groups, and would give
 * the coupon to everybody, one for groups is for a product that does not exist. `coupon` is SQL, as below.
 */
export const productIdsSql = (coupon: string): string =>
  `(CASE WHEN ${coupon}.customer_group_ids IS NULL THEN ${coupon}.product_ids ELSE ${coupon}.group_product_ids END)`;

/** Whether a coupon is for a customer: one for groups is for nobody else, and not for guests. */
export const isForCustomerSql = (coupon: string, customerId: string): string =>
  `(${coupon}.customer_group_ids IS NULL OR EXISTS (
     SELECT FROM haat_customer_group_member m
      WHERE m.customer_id = ${customerId} AND m.group_id = ANY (${coupon}.customer_group_ids)))`;

/** The groups of a coupon as staff see them: JSON, in the order in which they were chosen. */
export const customerGroupsSql = (coupon: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object('_id', chosen.id, 'name', COALESCE(g.name, 'Deleted group')) ORDER BY chosen.place), '[]')
      FROM unnest(${coupon}.customer_group_ids) WITH ORDINALITY AS chosen (id, place)
      LEFT JOIN haat_customer_group g ON g.id = chosen.id)`;

/**
 * Makes a coupon that is for everybody one for customer groups, after its other fields were saved in the same transaction.
 *
 * @param groupIds Null: it is for everybody again, and without its products until it is saved in the same transaction.
 */
export async function setCustomerGroups(run: Run, id: string, groupIds: readonly string[] | null): Promise<void> {
  await run({
    name: "coupon-set-groups",
    text: `UPDATE coupon
              SET customer_group_ids = $2::text[], group_product_ids = CASE WHEN $2::text[] IS NOT NULL THEN product_ids END,
                  product_ids = CASE WHEN $2::text[] IS NULL THEN product_ids ELSE '{none}' END
            WHERE id = $1`,
    values: [id, groupIds],
  });
}

/** The codes of up to `max` coupons for a customer group that are not over. */
export async function openCouponsOf(run: Run, groupId: string, max: number): Promise<string[]> {
  const rows = await run<{ code: string }>({
    name: "coupons-of-group",
    text: `SELECT code FROM coupon WHERE $1 = ANY (customer_group_ids) AND ends_at > now() ORDER BY code LIMIT $2::int`,
    values: [groupId, max],
  });
  return rows.map(({ code }) => code);
}
