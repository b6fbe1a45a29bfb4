import { type ReactNode, useId } from "react";
import { buttonClass } from "./button";
import { classNames } from "./class-names";

type Props = {
  /** The `accept` attribute. */
  accept: string;
  /** Opens the camera if there is one. */
  camera?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  disabled?: boolean;
  onChoose: (file: File) => void;
  className?: string;
  children: ReactNode;
};

/** A button that opens the browser's file dialog. */
export function FileButton(props: Props) {
  const { accept, camera = false, describedBy, invalid, disabled = false, onChoose, className, children } = props;
  const id = useId();
  return (
    <span className={className}>
      <input
        id={id}
        type="file"
        accept={accept}
        capture={camera ? "environment" : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Otherwise the same file could not be chosen again after it was removed.
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonClass({ variant: "secondary" }),
          "cursor-pointer whitespace-nowrap max-sm:px-3 peer-disabled:cursor-not-allowed peer-disabled:opacity-60 peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary",
        )}
      >
        {children}
      </label>
    </span>
  );
}
