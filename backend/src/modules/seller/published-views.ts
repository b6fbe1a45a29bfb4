import type { View } from "#database/ensure-views";

/** What shoppers read as "Sold by": a seller's business name, or what stands for it until there is one. */
const name = "COALESCE(b.name, 'Seller ' || right(s.id, 6))";

export const sellerViews: readonly View[] = [
  {
    // A seller, and the business that they have named, whatever was decided of them.
    name: "haat_seller",
    sql: `
      SELECT s.id, ${name} AS name, b.name AS business_name, b.legal_name, s.email, s.state, s.gstin, s.created_at,
             b.line || ', ' || b.city || ', ' || b.state || ' ' || b.pincode AS address
        FROM seller s
        LEFT JOIN seller_business b ON b.seller_id = s.id`,
  },
  {
    // A product that a seller has listed, and what staff have decided of it. One that is gone keeps its line.
    name: "haat_seller_product",
    sql: `
      SELECT product_id, seller_id, state
        FROM seller_product`,
  },
  {
    // Who sells a product besides the shop. Shoppers see it where both product and seller are approved; a product without a
    // row is the shop's own.
    name: "haat_product_seller",
    sql: `
      SELECT sp.product_id, s.id AS seller_id, ${name} AS seller_name, sp.state AS approval, sp.reason AS approval_reason,
             sp.updated_at AS judged_at, sp.state = 'approved' AND s.state = 'approved' AS shown,
             GREATEST(sp.updated_at, s.updated_at, b.updated_at) AS changed_at
        FROM seller_product sp
        JOIN seller s ON s.id = sp.seller_id
        LEFT JOIN seller_business b ON b.seller_id = s.id`,
  },
];
