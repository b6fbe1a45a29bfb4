/** A review `r` and its product `p` as the back office reads them: what json_build_object takes. */
export const staffReviewFieldsSql = `'_id', r.id, 'rating', r.rating, 'comment', r.comment, 'image', r.image,
  'createdAt', catalog_instant(r.created_at), 'hidden', r.hidden, 'orderId', r.order_id,
  'userId', json_build_object('_id', r.customer_id, 'email', r.display_name || '@hidden'),
  'productId', json_build_object('_id', r.product_id, 'title', COALESCE(p.title, ''), 'image', COALESCE(p.thumbnail, '')),
  'answer', CASE WHEN r.answer IS NOT NULL
    THEN json_build_object('text', r.answer, 'createdAt', catalog_instant(r.answered_at)) END,
  'version', md5(jsonb_build_array(r.hidden, r.answer)::text)`;

/** Also of products that are gone. */
export const reviewTablesSql = "review r LEFT JOIN haat_any_product p ON p.id = r.product_id";
