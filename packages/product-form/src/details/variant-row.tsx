import { ArrowDownMini, Photo, Trash } from "@medusajs/icons";
import { clx, IconButton, Tooltip } from "@medusajs/ui";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useFieldError } from "../field";
import { MediumPreview } from "../media/medium-preview";
import { savingOf } from "../percent-off";
import type { ProductValues } from "../values";
import { VariantFields } from "./variant-fields";
import { VariantPictures } from "./variant-pictures";

/** Pictures; colour, size, SKU, price, discount price, quantity; actions. */
export const variantColumns =
  "min-[1000px]:grid-cols-[2.5rem_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,1.6fr)_7rem_7rem_5.5rem_5rem]";

type Props = { place: number; count: number; onCopyPrice: () => void; onRemove: () => void };

/** A variant: a row on wide screens, otherwise a card. Its pictures unfold below it. */
export function VariantRow({ place, count, onCopyPrice, onRemove }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [color, size, price, discountPrice, images] = useWatch<
    ProductValues,
    [
      `variants.${number}.color`,
      `variants.${number}.size`,
      `variants.${number}.price`,
      `variants.${number}.discountPrice`,
      `variants.${number}.images`,
    ]
  >({
    name: [
      `variants.${place}.color`,
      `variants.${place}.size`,
      `variants.${place}.price`,
      `variants.${place}.discountPrice`,
      `variants.${place}.images`,
    ],
  });
  const error = useFieldError(`variants.${place}.images`);
  const name = [color, size].filter(Boolean).join(", ") || `Variant ${place + 1}`;
  const saving = savingOf(price ?? "", discountPrice ?? "");
  const [first] = images ?? [];
  const shown = open || Boolean(error);
  return (
    <li aria-label={`Variant ${place + 1}: ${name}`} className="flex flex-col gap-3 px-3 py-3">
      <div
        className={`grid grid-cols-2 items-start gap-3 min-[700px]:grid-cols-3 min-[1000px]:gap-2 ${variantColumns}`}
      >
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={`${id}-pictures`}
          aria-label={`Images of ${name}: ${images?.length ?? 0}`}
          onClick={() => setOpen(!open)}
          className="focus-visible:shadow-borders-interactive-with-active border-ui-border-base relative order-first size-11 overflow-hidden rounded-md border outline-none min-[1000px]:size-9"
        >
          {first ? (
            <MediumPreview medium={first} alt="" className="size-full" />
          ) : (
            <span className="text-ui-fg-muted flex size-full items-center justify-center">
              <Photo aria-hidden />
            </span>
          )}
          {(images?.length ?? 0) > 1 && (
            <span
              aria-hidden
              className="bg-ui-bg-base text-ui-fg-base absolute bottom-0 right-0 rounded-tl px-1 text-[11px] tabular-nums"
            >
              {images?.length}
            </span>
          )}
        </button>
        <VariantFields prefix={`variants.${place}`} />
        <div className="flex items-center justify-end gap-1 max-[999px]:order-first min-[700px]:max-[999px]:col-span-2">
          {saving && (
            <span className="text-ui-tag-green-text mr-auto whitespace-nowrap text-[13px] tabular-nums min-[1000px]:sr-only">
              {saving.percent}% off
            </span>
          )}
          {count > 1 && (
            <Tooltip content="Copy price to all">
              <IconButton
                type="button"
                variant="transparent"
                aria-label={`Copy price of ${name} to all`}
                onClick={onCopyPrice}
                className="size-9"
              >
                <ArrowDownMini />
              </IconButton>
            </Tooltip>
          )}
          <IconButton
            type="button"
            variant="transparent"
            aria-label={`Remove variant ${name}`}
            onClick={onRemove}
            className="size-9"
          >
            <Trash />
          </IconButton>
        </div>
      </div>
      <div id={`${id}-pictures`} hidden={!shown} className={clx(shown && "block")}>
        <VariantPictures name={`variants.${place}.images`} label={`Images of ${name}`} />
      </div>
    </li>
  );
}
