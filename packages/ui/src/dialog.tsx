import X from "lucide-react/icons/x";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title; read with it. */
  description?: string;
  className?: string;
  children: ReactNode;
};

/** A modal over the page. Escape, its close button and a press on the backdrop close it; focus goes back after. */
export function Dialog({ open, onOpenChange, title, description, className, children }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50" />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-slide-up overflow-y-auto rounded-t-card bg-surface p-6",
            "shadow-overlay focus:outline-none sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(28rem,calc(100vw-2rem))]",
            "sm:rounded-card sm:p-8",
            className,
          )}
        >
          <Primitive.Title className="pr-10 text-xl font-semibold">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-2 text-sm text-muted">{description}</Primitive.Description>
          )}
          <div className="mt-6">{children}</div>
          <Primitive.Close asChild>
            <IconButton label="Close" className="absolute right-3 top-3">
              <X aria-hidden className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
