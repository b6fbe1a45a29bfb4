import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { CouponPreview as Preview } from "@haat/api-contract/coupon/schemas";
import { limits } from "@haat/api-contract/limits";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { XMark } from "@medusajs/icons";
import { Button, IconButton, Input } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormAlert } from "../labelled-field";
import type { CouponDraft, CouponSent } from "./coupon-draft";
import { type FindProducts, ProductSearch } from "./product-search";

/** `quantity` as typed. */
type Line = { productId: string; title: string; quantity: string };

export type PreviewCoupon = (body: {
  coupon: CouponSent;
  products: { productId: string; quantity: number }[];
}) => Promise<{ preview: Preview }>;

type Props = { find: FindProducts; preview: PreviewCoupon };

/** What the coupon, as it is typed, takes off a cart. Inside its form. */
export function CouponPreview({ find, preview }: Props) {
  const { handleSubmit, watch } = useFormContext<CouponDraft, unknown, CouponSent>();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const read = useMutation({
    mutationFn: async (coupon: CouponSent) => {
      const products = lines.map(({ productId, quantity }) => ({ productId, quantity: quantityOf(quantity) }));
      return (await preview({ coupon, products })).preview;
    },
  });
  const { reset } = read;
  // A figure is of the coupon as it was then.
  useEffect(() => {
    const following = watch(() => reset());
    return () => following.unsubscribe();
  }, [watch, reset]);
  function change(next: readonly Line[]): void {
    setLines(next);
    reset();
  }
  const show = () => void handleSubmit((coupon) => read.mutate(coupon))();
  return (
    <fieldset className="border-ui-border-base flex flex-col gap-3 rounded-lg border p-4">
      <legend className="text-ui-fg-base px-1 font-medium">Preview on a cart</legend>
      <ProductSearch
        label="Add to the cart"
        max={limits.maxOrderLines}
        find={find}
        ids={lines.map(({ productId }) => productId)}
        onToggle={({ _id: productId, title }) =>
          change(
            lines.some((line) => line.productId === productId)
              ? lines.filter((line) => line.productId !== productId)
              : [...lines, { productId, title, quantity: "1" }],
          )
        }
      />
      {lines.length > 0 && (
        <ul aria-label="Cart" className="flex flex-col gap-2">
          {lines.map((line) => (
            <li key={line.productId} className="flex items-center gap-2">
              <span className="text-ui-fg-base min-w-0 flex-1 break-words">{line.title}</span>
              <span className="w-20 shrink-0">
                <Input
                  aria-label={`Quantity of ${line.title}`}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={limits.maxLineQuantity}
                  value={line.quantity}
                  onChange={({ target }) =>
                    change(lines.map((one) => (one === line ? { ...line, quantity: target.value } : one)))
                  }
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    // It would save the coupon.
                    event.preventDefault();
                    show();
                  }}
                />
              </span>
              <IconButton
                type="button"
                variant="transparent"
                className="max-[699px]:size-11"
                aria-label={`Remove ${line.title} from the cart`}
                onClick={() => change(lines.filter((one) => one !== line))}
              >
                <XMark />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          type="button"
          variant="secondary"
          className="max-[699px]:min-h-11"
          disabled={lines.length === 0}
          isLoading={read.isPending}
          onClick={show}
        >
          Preview
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {read.data && <Outcome preview={read.data} />}
      </div>
      {read.error && <FormAlert>{errorMessage(read.error, couponMessages.previewFailed)}</FormAlert>}
    </fieldset>
  );
}

/** A quantity as typed; 1 if it is none. */
const quantityOf = (text: string): number =>
  Math.min(limits.maxLineQuantity, Math.max(1, Math.floor(Number(text)) || 1));

function Outcome({ preview }: { preview: Preview }) {
  const { goods, delivery, discount, deliveryDiscount, total, problem } = preview;
  if (problem) return <p className="text-ui-tag-orange-text">Customers read: {problem}</p>;
  const figures = [
    ["Products", orderRupees(goods)],
    ["Delivery", orderRupees(delivery)],
    ["Coupon", `−${orderRupees(discount + deliveryDiscount)}`],
    ["To pay", orderRupees(total)],
  ];
  return (
    <dl className="text-ui-fg-base flex max-w-xs flex-col gap-1 tabular-nums">
      {figures.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 last:font-medium">
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
