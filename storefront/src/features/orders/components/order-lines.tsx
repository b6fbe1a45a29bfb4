import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import { Link } from "react-router-dom";
import { LinePicture } from "../../cart/components/line-picture";
import { VariantText } from "../../cart/components/variant-text";
import { productPath } from "../../product-card/product-path";

/** What was ordered; picture and title lead to the product. */
export const OrderLines = ({ lines }: { lines: Order["products"] }) => (
  <ul className="flex flex-col gap-4">
    {lines.map((line) => (
      <li key={line._id}>
        <div className="flex gap-4">
          {/* The title beside it leads to the same page: one stop for the keyboard is enough. */}
          <Link to={productPath(line.productId)} tabIndex={-1} aria-hidden className="w-20 shrink-0 sm:w-24">
            <LinePicture src={line.productId.images[0]} />
          </Link>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <Link
              to={productPath(line.productId)}
              className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
            >
              {line.title}
            </Link>
            <VariantText variant={line.variant} />
            <p className="text-sm text-muted">
              Quantity: {line.quantity} · <span className="tabular-nums text-ink">{orderRupees(line.price)}</span>
            </p>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
