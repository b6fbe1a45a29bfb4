import { Switch } from "@medusajs/ui";
import { useId } from "react";
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from "react-hook-form";

type Props<Values extends FieldValues, Sent> = Pick<
  UseControllerProps<Values, FieldPath<Values>, Sent>,
  "control" | "name"
> & {
  label: string;
  hint?: string;
  disabled?: boolean;
  /** The form's values for on and off. */
  states?: readonly [on: unknown, off: unknown];
};

/** A switch of a form with its label beside it. */
export function SwitchField<Values extends FieldValues, Sent>(props: Props<Values, Sent>) {
  const { control, name, label, hint, disabled = false, states = [true, false] } = props;
  const [on, off] = states;
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <div className="flex items-center gap-3">
      <Switch
        id={id}
        ref={field.ref}
        // A long hint must not squeeze it.
        className="shrink-0"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={field.value === on}
        disabled={disabled}
        onCheckedChange={(isOn) => field.onChange(isOn ? on : off)}
      />
      <div>
        <label htmlFor={id} className="text-ui-fg-base font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ui-fg-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
