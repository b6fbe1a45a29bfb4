import type { ManagedHomeRow } from "@haat/api-contract/home/schemas";
import { limits } from "@haat/api-contract/limits";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { Button } from "@medusajs/ui";
import { type RefObject, useState } from "react";

type Props = {
  others: readonly ManagedHomeRow[];
  /** No more rows can be added. */
  isFull: boolean;
  fieldRef: RefObject<HTMLSelectElement>;
  onAdd: (row: ManagedHomeRow) => void;
};

/** Adds a row at the end. Stays enabled, so that it keeps the focus when there is nothing more to add. */
export function AddRow({ others, isFull, fieldRef, onAdd }: Props) {
  const [chosen, setChosen] = useState("");
  const row = others.find(({ source }) => source === chosen) ?? others[0];
  const canAdd = row !== undefined && !isFull;
  return (
    <div className="border-ui-border-base border-t p-4">
      <Field
        label="Add a row"
        hint={
          isFull
            ? `The home page has up to ${limits.maxHomeRows} rows.`
            : "Collections have a screen of their own, where you add them."
        }
      >
        {(props) => (
          <div className="flex flex-wrap items-center gap-3">
            <NativeSelect
              {...props}
              ref={fieldRef}
              className="flex-1 max-[699px]:h-11"
              value={row?.source ?? ""}
              onChange={({ target }) => setChosen(target.value)}
            >
              {others.length === 0 && <option value="">All rows are on the page</option>}
              {others.map(({ source, title, isShown }) => (
                <option key={source} value={source}>
                  {title}
                  {isShown ? "" : " (hidden now)"}
                </option>
              ))}
            </NativeSelect>
            <Button
              type="button"
              variant="secondary"
              className="max-[699px]:min-h-11"
              aria-disabled={!canAdd || undefined}
              onClick={() => canAdd && onAdd(row)}
            >
              Add row
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
