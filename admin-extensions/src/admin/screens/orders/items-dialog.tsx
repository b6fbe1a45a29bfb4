import { Thumbnail } from "../shared/thumbnail";
import { ViewDialog } from "../shared/view-dialog";
import type { OrderRow } from "./orders.queries";

type Props = { order: OrderRow; onClose: () => void };

/** The ordered items: each product's id, variant, quantity and picture. */
export const ItemsDialog = ({ order, onClose }: Props) => (
  <ViewDialog title="Order items" text={`Order #${order.orderNumber}`} onClose={onClose} width="middle">
    <ul className="divide-ui-border-base divide-y">
      {order.products.map(({ productId, title, variant, quantity, images }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines keep their places, and one product may stand twice.
        <li key={place} className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
          <Thumbnail src={variant?.images[0] ?? images[0] ?? productId.images[0] ?? ""} alt={title} />
          <div className="min-w-0 flex-1">
            <p className="break-words font-medium">{title}</p>
            <p className="text-ui-fg-muted break-all">Product ID: {productId._id}</p>
            {variant && (
              <p className="text-ui-fg-subtle">
                {[variant.color && `Color: ${variant.color}`, variant.size && `Size: ${variant.size}`]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            )}
          </div>
          <p className="whitespace-nowrap tabular-nums">Quantity: {quantity}</p>
        </li>
      ))}
    </ul>
  </ViewDialog>
);
