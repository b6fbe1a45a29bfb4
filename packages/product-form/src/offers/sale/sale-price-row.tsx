import { type SaleVariant, saleVariantName } from "@haat/api-contract/sale/prices";
import { orderRupees } from "@haat/ui/format";
import { XMark } from "@medusajs/icons";
import { IconButton, Input } from "@medusajs/ui";
import { useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { FieldError } from "../../labelled-field";
import type { PricesDraft } from "./sale-draft";

type Props = { variant: SaleVariant; index: number; disabled: boolean; onRemove: () => void };

/** A variant with its selling price and the field of its sale price. */
export function SalePriceRow({ variant, index, disabled, onRemove }: Props) {
  const { control, register } = useFormContext<PricesDraft>();
  const { errors } = useFormState({ control, name: `prices.${index}.price` });
  const id = useId();
  const name = saleVariantName(variant);
  const error = errors.prices?.[index]?.price?.message;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui-fg-base line-clamp-2 break-words">{name}</p>
        <p className="text-ui-fg-subtle break-words tabular-nums">
          Selling price {orderRupees(variant.sellingPrice)}
          {variant.sku && ` · ${variant.sku}`}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <span aria-hidden className="text-ui-fg-subtle">
          ₹
        </span>
        <Input
          {...register(`prices.${index}.price`)}
          aria-label={`Sale price of ${name} in ₹`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          inputMode="decimal"
          autoComplete="off"
          readOnly={disabled}
          className="w-28 text-right tabular-nums"
        />
        {!disabled && (
          <IconButton
            type="button"
            variant="transparent"
            className="max-[699px]:size-11"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <XMark />
          </IconButton>
        )}
      </div>
      {error && (
        <div className="basis-full">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
