import { withDatabase } from "./database";

/** Makes products belong to a seller, approved. */
export const soldBy = (sellerId: string, ...products: { id: string }[]): Promise<unknown> =>
  soldIn(undefined, sellerId, products);

/** The same in another shop than the run's own. */
export const soldIn = (databaseUrl: string | undefined, sellerId: string, products: { id: string }[]) =>
  withDatabase(
    (client) =>
      client.query(
        `INSERT INTO seller_product (product_id, seller_id, state) SELECT id, $1, 'approved' FROM unnest($2::text[]) AS id
         ON CONFLICT (product_id) DO UPDATE SET seller_id = $1`,
        [sellerId, products.map(({ id }) => id)],
      ),
    databaseUrl,
  );
