import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  hint?: string;
  /** `{(props) => <Switch {...props} checked={…} onCheckedChange={…} />}` */
  children: (props: { id: string; "aria-describedby": string | undefined }) => ReactNode;
};

/** A switch of a form with its label beside it. */
export function SwitchField({ label, hint, children }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      {children({ id, "aria-describedby": hint ? `${id}-hint` : undefined })}
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
