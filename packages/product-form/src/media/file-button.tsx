import type { FileRule } from "@haat/api-contract/file/rules";
import { Plus } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type DragEvent, useId, useRef, useState } from "react";
import { acceptOf } from "../chosen-file";

type Props = {
  label: string;
  rule: FileRule;
  onFiles: (files: File[]) => void;
  hint?: string;
  /** The error of the list that the files are added to. */
  describedBy?: string;
  invalid?: boolean;
  small?: boolean;
};

/** A file input for several files, with drag and drop. */
export function FileButton({ label, rule, onFiles, hint, describedBy, invalid = false, small = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    onFiles([...(files ?? [])]);
    // Allows choosing the same file again, which would otherwise be no change.
    if (input.current) input.current.value = "";
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={acceptOf(rule)}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => take(event.target.files)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={clx(
          "border-ui-border-strong hover:bg-ui-bg-base-hover peer-focus-visible:shadow-borders-interactive-with-active",
          "text-ui-fg-base flex cursor-pointer items-center justify-center rounded-lg border border-dashed text-center font-medium",
          "peer-aria-[invalid=true]:border-ui-border-error peer-disabled:cursor-not-allowed peer-disabled:opacity-50",
          small ? "min-h-10 gap-1.5 px-3 py-1.5" : "min-h-24 flex-col gap-1 px-4 py-4",
          over && "bg-ui-bg-highlight border-ui-border-interactive",
        )}
      >
        <span className="flex items-center gap-1.5">
          <Plus aria-hidden />
          {label}
        </span>
        {hint && <span className="text-ui-fg-muted font-normal">{hint}</span>}
      </label>
    </div>
  );
}
