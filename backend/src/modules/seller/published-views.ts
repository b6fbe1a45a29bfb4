import type { View } from "#database/ensure-views";

/** What shoppers see as "Sold by": a seller's business name, or a substitute until there is one. */
const name = "COALESCE(b.name, 'Seller ' || right(s.id, 6))";

export const sellerViews: readonly View[] = [
  {
    // A seller with their business name, in any state.
    name: "haat_seller",
    sql: `
      SELECT s.id, ${name} AS name, b.name AS business_name, b.legal_name, s.email, s.state, s.gstin, s.created_at,
             b.line || ', ' || b.city || ', ' || b.state || ' ' || b.pincode AS address
        FROM seller s
        LEFT JOIN seller_business b ON b.seller_id = s.id`,
  },
  {
    // A product listed by a seller, and the staff's decision on it. A deleted product keeps its row.
    name: "haat_seller_product",
    sql: `
      SELECT product_id, seller_id, state
        FROM seller_product`,
  },
  {
    // The seller of a product, besides the shop. Shoppers see it if both product and seller are approved; a product
    // without a row is the shop's own.
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
