import X from "lucide-react/icons/x";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side: "left" | "right" | "bottom";
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  left: "inset-y-0 left-0 w-[min(22rem,88vw)] animate-slide-from-left",
  right: "inset-y-0 right-0 w-[min(22rem,88vw)] animate-slide-from-right",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] animate-slide-from-bottom rounded-t-card",
};

/** A panel that slides in over the page; modal like a dialog. */
export function Drawer({ open, onOpenChange, title, side, footer, children }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50" />
        <Primitive.Content
          aria-describedby={undefined}
          className={classNames("fixed z-50 flex flex-col bg-surface shadow-overlay focus:outline-none", sides[side])}
        >
          <div className="flex items-center justify-between border-b border-line py-2 pl-5 pr-2">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
