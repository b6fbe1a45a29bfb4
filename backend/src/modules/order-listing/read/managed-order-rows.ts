import type { ManagedOrder } from "@haat/api-contract/order/back-office-schemas";
import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";
import { isToPaySql } from "#sql/refunds-sql";

export type LineRow = {
  product_id: string;
  title: string;
  quantity: number;
  metadata: Record<string, unknown> | null;
  thumbnail: string | null;
  variant_images: unknown;
};

export type ManagedOrderRow = Pick<
  ManagedOrder,
  "orderStatus" | "paymentStatus" | "paymentMethod" | "isRefundToPay" | "version"
> & {
  _id: string;
  orderNumber: number;
  name: string;
  customerId: string;
  email: string;
  totalPaise: string;
  createdAt: Date;
  updatedAt: Date;
  lines: LineRow[];
  request: { action: ReturnAction; status: ReturnStatus; reason: string; image: string | null } | null;
};

/**
 * All that the list shows of the orders of `page` (order_id, place), in that order; `before` are the CTEs that it uses.
 */
export const managedOrdersSql = (page: string, before: string) => `
WITH ${before}page AS MATERIALIZED (${page})
SELECT l.order_id AS "_id", l.display_id AS "orderNumber", l.customer_name AS name, l.customer_id AS "customerId",
       l.customer_email AS email, l.total_paise AS "totalPaise", l.status AS "orderStatus", l.payment_status AS "paymentStatus",
       l.payment_method AS "paymentMethod", l.placed_at AS "createdAt", l.changed_at AS "updatedAt",
       ${isToPaySql("o.id")} AS "isRefundToPay", s.version, COALESCE(line.list, '[]') AS lines,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('action', r.action, 'status', r.status, 'reason', r.reason, 'image', r.image) END AS request
  FROM page
  JOIN order_listing l USING (order_id)
  JOIN haat_order o ON o.id = l.order_id
  JOIN haat_order_status s ON s.order_id = l.order_id
  LEFT JOIN haat_return_request r ON r.order_id = l.order_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('product_id', COALESCE(li.product_id, li.id), 'title', li.title, 'quantity', li.quantity,
             'metadata', li.metadata, 'thumbnail', li.thumbnail, 'variant_images', v.metadata->'images')
           ORDER BY li.created_at, li.id) AS list
      FROM haat_order_line li
      LEFT JOIN haat_variant v ON v.id = li.variant_id
     WHERE li.order_id = o.id AND li.version = o.version) line
 ORDER BY page.place`;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

/** A line's product as it was sold, since the product may have been changed or deleted. */
export function toManagedLine({ product_id, title, quantity, metadata, thumbnail, variant_images }: LineRow) {
  const [color, size] = [text(metadata?.color), text(metadata?.size)];
  const image = text(metadata?.image) || thumbnail;
  const images = image ? [image] : [];
  const ofVariant = texts(variant_images);
  return {
    productId: { _id: product_id, images },
    title,
    quantity,
    variant: color || size ? { color, size, images: ofVariant.length > 0 ? ofVariant : images } : null,
    images,
  };
}

export function toManagedOrder(row: ManagedOrderRow): ManagedOrder {
  const { request } = row;
  const told = (action: ReturnAction) => (request?.action === action ? request : null);
  const [back, anew] = [told("return"), told("replace")];
  const isOpen = request !== null && request.status !== "rejected";
  return {
    _id: row._id,
    orderNumber: row.orderNumber,
    shippingAddress: { name: row.name },
    userId: { _id: row.customerId, email: row.email },
    finalAmount: Number(row.totalPaise) / 100,
    orderStatus: row.orderStatus,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    isRefundToPay: row.isRefundToPay,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    products: row.lines.map(toManagedLine),
    isReturned: isOpen && back !== null,
    returnReason: back?.reason ?? "",
    returnImages: back?.image ? [back.image] : [],
    isReplaced: isOpen && anew !== null,
    replacementReason: anew?.reason ?? "",
    replacementImages: anew?.image ? [anew.image] : [],
    returnStatus: request?.status ?? null,
    version: row.version,
  };
}
