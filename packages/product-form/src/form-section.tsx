import { TriangleDownMini } from "@medusajs/icons";
import { Badge, clx } from "@medusajs/ui";
import { type ReactNode, useId } from "react";
import { type FieldErrors, useFormContext, useFormState } from "react-hook-form";
import type { Section } from "./sections";
import type { ProductValues } from "./values";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A tree of errors with messages at its leaves. */
function count(error: unknown): number {
  if (!isObject(error)) return 0;
  if (typeof error.message === "string" && typeof error.type === "string") return 1;
  return Object.values(error).reduce<number>((sum, inner) => sum + count(inner), 0);
}

/** Number of errors in a section. */
export const troubleIn = (section: Section, errors: FieldErrors<ProductValues>): number =>
  section.fields.reduce((sum, field) => sum + count(errors[field]), 0);

type Props = {
  section: Section;
  open: boolean;
  onToggle: () => void;
  /** Summary of its content, shown while it is closed. */
  summary: ReactNode;
  children: ReactNode;
};

/** A collapsible section. Its fields keep their values while it is closed. */
export function FormSection({ section, open, onToggle, summary, children }: Props) {
  const id = useId();
  const { control } = useFormContext<ProductValues>();
  const { errors } = useFormState({ control });
  const trouble = troubleIn(section, errors);
  return (
    <section
      id={`section-${section.id}`}
      aria-labelledby={`${id}-title`}
      className="border-ui-border-base bg-ui-bg-base scroll-mt-4 rounded-xl border"
    >
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className="hover:bg-ui-bg-base-hover focus-visible:shadow-borders-interactive-with-active flex min-h-12 w-full items-center gap-3 rounded-xl px-4 py-3 text-left outline-none"
        >
          <TriangleDownMini
            aria-hidden
            className={clx(
              "text-ui-fg-muted shrink-0 transition-transform motion-reduce:transition-none",
              !open && "-rotate-90",
            )}
          />
          <span className="text-ui-fg-base shrink-0 text-base font-semibold">{section.title}</span>
          {trouble > 0 && (
            <Badge size="2xsmall" color="red" className="ml-auto shrink-0">
              {trouble === 1 ? "1 error" : `${trouble} errors`}
            </Badge>
          )}
          {!open && trouble === 0 && (
            <span className="text-ui-fg-muted ml-auto hidden min-w-0 truncate min-[700px]:block">{summary}</span>
          )}
        </button>
      </h3>
      <div id={`${id}-body`} hidden={!open} className={clx(open && "flex flex-col gap-5 px-4 pb-5 pt-1")}>
        {children}
      </div>
    </section>
  );
}
