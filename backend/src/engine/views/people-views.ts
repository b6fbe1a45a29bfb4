import type { View } from "#database/ensure-views";

/** Shoppers, staff, how both log in, and what shoppers have in their carts. */
export const peopleViews: readonly View[] = [
  {
    name: "haat_customer",
    sql: `
      SELECT id, first_name, last_name, email, phone, has_account, created_at
        FROM customer
       WHERE deleted_at IS NULL`,
  },
  {
    // Includes deleted customers: an order's history still names them.
    name: "haat_any_customer",
    sql: `
      SELECT id, first_name, last_name, email, phone, updated_at
        FROM customer`,
  },
  {
    name: "haat_customer_address",
    sql: `
      SELECT id, customer_id, first_name, last_name, phone, address_1, city, province, postal_code, metadata, is_default_shipping,
             created_at
        FROM customer_address
       WHERE deleted_at IS NULL`,
  },
  {
    name: "haat_customer_group",
    sql: `
      SELECT id, name, created_at, updated_at
        FROM customer_group
       WHERE deleted_at IS NULL`,
  },
  {
    // That a customer is in a group.
    name: "haat_customer_group_member",
    sql: `
      SELECT m.customer_group_id AS group_id, m.customer_id, m.created_at
        FROM customer_group_customer m
        JOIN customer_group g ON g.id = m.customer_group_id AND g.deleted_at IS NULL
       WHERE m.deleted_at IS NULL`,
  },
  {
    // Accounts of the back office; what each may do is in our table `staff`.
    name: "haat_user",
    sql: `
      SELECT id, email
        FROM "user"
       WHERE deleted_at IS NULL`,
  },
  {
    // Includes removed users: the history still names them.
    name: "haat_actor",
    sql: `
      SELECT id, email
        FROM "user"`,
  },
  {
    // A login of a shopper or a user; the engine stores its owner as text in JSON.
    name: "haat_login",
    sql: `
      SELECT p.id, p.auth_identity_id, p.provider, p.entity_id, a.app_metadata->>'customer_id' AS customer_id,
             a.app_metadata->>'user_id' AS user_id, p.provider_metadata->>'password' AS password_hash,
             p.user_metadata->>'email' AS told_email, p.created_at
        FROM provider_identity p
        JOIN auth_identity a ON a.id = p.auth_identity_id AND a.deleted_at IS NULL
       WHERE p.deleted_at IS NULL`,
  },
  {
    // Only the shop's own open carts: the engine creates others while it places an order. `version` changes with it.
    name: "haat_cart",
    sql: `
      SELECT id, customer_id, created_at, updated_at::text AS version
        FROM cart
       WHERE metadata @> '{"shop":true}' AND completed_at IS NULL AND deleted_at IS NULL`,
  },
  {
    name: "haat_cart_line",
    sql: `
      SELECT id, cart_id, product_id, variant_id, quantity, metadata, created_at
        FROM cart_line_item
       WHERE deleted_at IS NULL`,
  },
  {
    // Messages sent by the engine's notification module.
    name: "haat_sent_message",
    sql: `
      SELECT id, "to", channel, template, created_at
        FROM notification
       WHERE deleted_at IS NULL`,
  },
];
