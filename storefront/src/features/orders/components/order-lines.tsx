import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import { Link } from "react-router-dom";
import { productPath } from "../../../lib/page-paths";
import { LinePicture, VariantText } from "../../cart/components/line-parts";
import { WriteReview } from "../../review/write-review";

/** An order's lines; picture and title link to the product. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="flex flex-col gap-4">
    {order.products.map((line, place) => (
      <li key={line._id}>
        <div className="flex gap-4">
          {/* The title beside it links to the same page: one tab stop is enough. */}
          <Link to={productPath(line.productId)} tabIndex={-1} aria-hidden className="w-20 shrink-0 sm:w-24">
            <LinePicture src={line.productId.images[0]} sizes="(min-width: 640px) 96px, 80px" />
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
            {order.orderStatus === "delivered" && isFirstOfProduct(order, place) && (
              <div className="mt-1">
                <WriteReview
                  orderId={order._id}
                  product={{ _id: line.productId._id, title: line.title }}
                  isReviewed={line.isReviewed}
                />
              </div>
            )}
          </div>
        </div>
      </li>
    ))}
  </ul>
);

/** A product is reviewed once per order, even if several of its variants were ordered. */
const isFirstOfProduct = ({ products }: Order, place: number): boolean =>
  products.findIndex(({ productId }) => productId._id === products[place]?.productId._id) === place;
