import type { CartItem } from "@haat/api-contract/cart/schemas";
import { lineAmount } from "@haat/api-contract/order/line-money";
import { Button } from "@haat/ui/button";
import { classNames } from "@haat/ui/class-names";
import { orderRupees } from "@haat/ui/format";
import { Price } from "@haat/ui/price";
import { QuantityStepper } from "@haat/ui/quantity-stepper";
import { ApiError, errorMessage } from "@haat/web/api-error";
import CircleAlert from "lucide-react/icons/circle-alert";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router-dom";
import { productPath } from "../../../lib/page-paths";
import { toast } from "../../../lib/toast";
import { SoldBy } from "../../seller/sold-by";
import { useAddCartLine, useRemoveCartLine, useUpdateCartLine } from "../api/cart.mutations";
import { choiceOf } from "../api/cart.queries";
import { deliveryOf, lineProblem } from "../cart-totals";
import { cartTexts } from "../texts";
import { LinePicture, VariantText } from "./line-parts";

type Props = {
  item: CartItem;
  /** Unit price at the shopper's last visit, in rupees, if it was different. */
  priceBefore: number | undefined;
};

/** A line of the cart. It says in words why it can't be ordered. */
export function CartLine({ item, priceBefore }: Props) {
  const update = useUpdateCartLine();
  const add = useAddCartLine();
  const remove = useRemoveCartLine();
  const { productId: product, quantity, unitPrice, price, stock } = item;
  const gone = lineProblem(item) === "gone";
  const refused = update.error && sentence(update.error, cartTexts.updateFailed, cartTexts.updateUnreached);
  const problem = gone ? cartTexts.outOfStock : lineProblem(item) ? cartTexts.onlyLeft(stock) : refused;

  const setQuantity = (next: number) =>
    update.mutate(
      { item, quantity: next },
      { onError: (error) => toast.error(sentence(error, cartTexts.updateFailed, cartTexts.updateUnreached)) },
    );
  // Promises instead of `mutate` callbacks: those are dropped when this line unmounts, which happens at once.
  const putBack = () =>
    add({ ...choiceOf(item), quantity }).catch((error) => toast.error(errorMessage(error, cartTexts.addFailed)));
  const takeOut = () =>
    remove.mutateAsync(item).then(
      () => toast.info(cartTexts.removed, gone ? {} : { action: { label: cartTexts.undo, run: putBack } }),
      (error) => toast.error(sentence(error, cartTexts.removeFailed, cartTexts.removeUnreached)),
    );

  return (
    <li className="flex gap-4 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0 sm:gap-6">
      <LinePicture
        src={item.image}
        sizes="(min-width: 640px) 128px, 96px"
        className={gone ? "w-24 opacity-50 sm:w-32" : "w-24 sm:w-32"}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h2 className="line-clamp-2 text-base leading-6">
            <Link to={productPath(product)} className="underline-offset-4 hover:underline">
              {product.title}
            </Link>
          </h2>
          <VariantText variant={item.variant} />
          <SoldBy seller={product.seller} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <Price
            amount={unitPrice}
            mrp={price}
            percentOff={percentOff(price, unitPrice)}
            format={orderRupees}
            size="small"
          />
          {quantity > 1 && (
            <p className="text-sm tabular-nums text-muted">
              {quantity} items:{" "}
              <span className="text-base font-semibold text-ink">
                {orderRupees(lineAmount({ quantity, price: unitPrice }))}
              </span>
            </p>
          )}
        </div>
        {priceBefore !== undefined && !gone && <PriceChange before={priceBefore} now={unitPrice} />}
        {!gone && <Delivery item={item} />}
        {problem && (
          <p role="alert" className="flex items-center gap-1.5 text-sm font-semibold text-sale">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {problem}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          {!gone && <QuantityStepper label={product.title} value={quantity} max={stock} onChange={setQuantity} />}
          <Button
            variant="quiet"
            size="small"
            busy={remove.isPending}
            onClick={takeOut}
            className={gone ? "-ml-3 min-h-11" : "-ml-3 min-h-11 sm:ml-0"}
          >
            <Trash2 aria-hidden className="size-4" />
            Remove
            <span className="sr-only">{product.title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

const PriceChange = ({ before, now }: { before: number; now: number }) => (
  <p className={classNames("text-sm font-semibold tabular-nums", now < before ? "text-success" : "text-warning")}>
    {now < before
      ? cartTexts.priceDown(orderRupees(before), orderRupees(now))
      : cartTexts.priceUp(orderRupees(before), orderRupees(now))}
  </p>
);

/** The line's delivery charge, by its product's rule. */
function Delivery({ item }: { item: CartItem }) {
  const delivery = deliveryOf({ ...item, shipping: item.productId.shipping });
  return (
    <p className="text-sm text-muted">
      {delivery
        ? cartTexts.delivery(orderRupees(delivery.charge), orderRupees(delivery.freeFrom))
        : cartTexts.freeDelivery}
    </p>
  );
}

/** The server's message, else the fallback for a refused or for an unanswered request. */
const sentence = (error: unknown, refused: string, unreached: string): string =>
  errorMessage(error, error instanceof ApiError && error.status > 0 ? refused : unreached);

const percentOff = (mrp: number, unitPrice: number): number => (mrp > 0 ? ((mrp - unitPrice) / mrp) * 100 : 0);
