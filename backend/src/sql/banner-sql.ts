/** The wire fields of a banner `b`: arguments of json_build_object. */
export const bannerFieldsSql = `'_id', b.id, 'title', b.title, 'image', b.image, 'link', b.link, 'order', b.sort_order,
  'status', b.status, 'startsAt', catalog_instant(b.starts_at), 'endsAt', catalog_instant(b.ends_at),
  'audience', b.audience, 'createdAt', catalog_instant(b.created_at)`;

/** An editor's version of a banner, a short hash: it differs after any change. */
export const bannerVersionSql =
  "md5(jsonb_build_array(b.title, b.image, b.link, b.sort_order, b.status, b.starts_at, b.ends_at, b.audience)::text)";
