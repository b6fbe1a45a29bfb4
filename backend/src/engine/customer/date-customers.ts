import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Says since when customers have been there, by their e-mail address: the engine's module takes the time of its call. */
export async function dateCustomers(database: Knex, joined: readonly { email: string; at: Date }[]): Promise<void> {
  await database.raw(
    `UPDATE customer SET created_at = made.at FROM jsonb_to_recordset(?::jsonb) AS made(email text, at timestamptz) WHERE customer.email = made.email`,
    [JSON.stringify(joined)],
  );
}
