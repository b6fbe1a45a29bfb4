import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { dateCustomers } from "#engine/demo-shop";
import { known, type Seeding } from "./seeding";

/** Shoppers as the engine's customers. @returns their ids by e-mail address. */
export async function writeShoppers({ container, database, shop }: Seeding): Promise<Map<string, string>> {
  const read = async () => {
    const rows: { id: string; email: string }[] = await database("haat_customer")
      .select("id", "email")
      .where({ has_account: true });
    return new Map(rows.map(({ id, email }) => [email, id]));
  };
  const there = await read();
  const missing = shop.shoppers.filter(({ email }) => !there.has(email));
  if (missing.length > 0) {
    await container.resolve(Modules.CUSTOMER).createCustomers(
      missing.map(({ firstName, lastName, email, address }) => ({
        first_name: firstName,
        last_name: lastName,
        email,
        phone: `+91${address.mobile}`,
        has_account: true,
        addresses: [
          {
            first_name: address.name,
            phone: address.mobile,
            address_1: address.address,
            city: address.city,
            province: address.state,
            postal_code: address.pincode,
            country_code: "in",
            is_default_shipping: true,
          },
        ],
      })),
    );
    await dateCustomers(
      database,
      missing.map(({ email, joinedAt }) => ({ email, at: joinedAt })),
    );
  }
  return await read();
}

/** What shoppers saved: one statement, so that it is all there or nothing. */
export async function writeWishlists(
  { database, shop }: Seeding,
  customerIds: ReadonlyMap<string, string>,
  productIds: ReadonlyMap<string, string>,
) {
  const rows = shop.shoppers.flatMap(({ email, wishlist }) =>
    wishlist.map((handle) => ({
      id: generateEntityId(undefined, "wish"),
      customer_id: known(customerIds, email),
      product_id: known(productIds, handle),
    })),
  );
  if (rows.length === 0) return;
  await database.raw(
    `INSERT INTO wishlist_item (id, customer_id, product_id) SELECT id, customer_id, product_id
       FROM jsonb_to_recordset(?::jsonb) AS saved(id text, customer_id text, product_id text) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
