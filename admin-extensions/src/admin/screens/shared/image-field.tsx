import { shopPictureRule } from "@haat/api-contract/file/rules";
import { acceptOf, fileFault, usePreview } from "@haat/product-form/chosen-file";
import { Field } from "@haat/product-form/labelled-field";
import { Photo } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useRef, useState } from "react";
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from "react-hook-form";
import { z } from "zod";

/**
 * The picture in a record's form. A new record requires one; an existing record keeps its picture if none is chosen.
 */
export const imageSchema = (isNew: boolean, neededText: string) =>
  z.custom<File | null>((image) => image instanceof File || !isNew, neededText);

type Props<Values extends FieldValues, Sent> = Pick<
  UseControllerProps<Values, FieldPath<Values>, Sent>,
  "control" | "name"
> & {
  /** The stored picture; without one a file is required. */
  current: string | undefined;
  /** Additional hint. */
  advice?: string;
  disabled: boolean;
};

/** A picture input with a preview of the chosen or stored picture. */
export function ImageField<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  const { control: form, name, current, advice, disabled } = props;
  const { field, fieldState } = useController({ control: form, name });
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const value: unknown = field.value;
  const chosen = value instanceof File ? value : null;
  const preview = usePreview(chosen);
  const shown = preview ?? current;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const wrong = await fileFault(file, shopPictureRule).catch(() => shopPictureRule.wrongKind);
    setFault(wrong);
    if (!wrong) field.onChange(file);
    // Allows choosing the same file again, which would otherwise be no change.
    if (input.current) input.current.value = "";
  };
  return (
    <Field
      label="Image"
      hint={["PNG, JPEG, GIF, WebP or AVIF, up to 5 MB.", advice].filter(Boolean).join(" ")}
      error={fault ?? fieldState.error?.message}
      required={current === undefined}
    >
      {(control) => (
        <div className="flex items-center gap-4">
          <div className="bg-ui-bg-component border-ui-border-base flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-lg border">
            {shown ? (
              <img
                src={shown}
                alt={preview ? "Selected image" : "Current image"}
                className="size-full object-contain"
              />
            ) : (
              <Photo aria-hidden className="text-ui-fg-muted" />
            )}
          </div>
          <div className="flex min-w-0 flex-col items-start gap-2">
            <input
              {...control}
              ref={input}
              type="file"
              accept={acceptOf(shopPictureRule)}
              disabled={disabled}
              onChange={(event) => void take(event.target.files?.[0])}
              className="peer sr-only"
            />
            <label
              htmlFor={control.id}
              className="bg-ui-button-neutral shadow-buttons-neutral hover:bg-ui-button-neutral-hover peer-focus-visible:shadow-buttons-neutral-focus text-ui-fg-base cursor-pointer rounded-md px-3 py-1.5 font-medium peer-disabled:cursor-not-allowed peer-disabled:opacity-50"
            >
              {shown ? "Choose another image" : "Choose image"}
            </label>
            {chosen && (
              <>
                <span className="text-ui-fg-subtle max-w-full truncate">{chosen.name}</span>
                <Button
                  type="button"
                  variant="transparent"
                  size="small"
                  disabled={disabled}
                  onClick={() => field.onChange(null)}
                >
                  Undo
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
