import { Modules } from "@medusajs/framework/utils";
import { dateCustomers } from "#engine/demo-shop";
import { WISHLIST_MODULE } from "#modules/wishlist/index";
import type { WishlistModuleService } from "#modules/wishlist/service";
import { known, type Seeding } from "./seeding";

/** Creates shoppers as the engine's customers. @returns their ids by e-mail address. */
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

/** Writes all wishlists, or none. */
export async function writeWishlists(
  { container, shop }: Seeding,
  customerIds: ReadonlyMap<string, string>,
  productIds: ReadonlyMap<string, string>,
) {
  const wishes = shop.shoppers.flatMap(({ email, wishlist }) =>
    wishlist.map((handle) => ({ customerId: known(customerIds, email), productId: known(productIds, handle) })),
  );
  if (wishes.length > 0) await container.resolve<WishlistModuleService>(WISHLIST_MODULE).saveAll(wishes);
}
