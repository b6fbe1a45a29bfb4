import { Checkbox, clx } from "@medusajs/ui";
import { type Ref, useId } from "react";
import { FieldError } from "./labelled-field";

export type GroupChoice = { _id: string; name: string };

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  groups: readonly GroupChoice[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Shown instead of the groups if there are none. */
  none: string;
  /** Of the first checkbox, which a form focuses. */
  firstRef?: Ref<HTMLButtonElement>;
};

/** Customer groups as checkboxes. */
export function CustomerGroupChoice({ label, hint, error, groups, chosen, onChange, none, firstRef }: Props) {
  const id = useId();
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={described}>
      <legend className="text-ui-fg-base mb-1.5 font-medium">{label}</legend>
      {groups.length === 0 ? (
        <p className="text-ui-fg-subtle">{none}</p>
      ) : (
        <div
          className={clx(
            "bg-ui-bg-field flex max-h-56 flex-col overflow-y-auto rounded-md px-3 py-1.5",
            error ? "shadow-borders-error" : "shadow-borders-base",
          )}
        >
          {groups.map(({ _id, name }, index) => (
            <div key={_id} className="flex min-h-8 items-center gap-2 max-[699px]:min-h-11">
              <Checkbox
                {...(index === 0 && firstRef ? { ref: firstRef } : {})}
                id={`${id}-${_id}`}
                checked={chosen.includes(_id)}
                onCheckedChange={(on) => onChange(on === true ? [...chosen, _id] : chosen.filter((one) => one !== _id))}
              />
              <label htmlFor={`${id}-${_id}`} className="text-ui-fg-base min-w-0 flex-1 break-words py-1">
                {name}
              </label>
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className="text-ui-fg-muted">
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
