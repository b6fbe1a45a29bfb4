import { backdropClass } from "@haat/product-form/dialog-parts";
import { XMark } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";
import { Dialog } from "radix-ui";
import type { NavEntry } from "./navigation";
import { NavList } from "./sidebar";
import { Brand } from "./top-bar";

type Props = { groups: NavEntry[][]; waits: ReadonlyMap<string, number>; open: boolean; onClose: () => void };

/** The sidebar of phones. */
export const SlideInMenu = ({ groups, waits, open, onClose }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className={backdropClass} />
      <Dialog.Content
        aria-describedby={undefined}
        className="bg-ui-bg-base shadow-elevation-modal data-[state=open]:animate-in data-[state=open]:slide-in-from-left fixed inset-y-0 left-0 z-50 flex w-[min(300px,85vw)] flex-col text-sm duration-200 focus:outline-none"
      >
        <header className="border-ui-border-base flex h-14 items-center justify-between border-b px-4">
          <Dialog.Title asChild>
            <div>
              <Brand />
            </div>
          </Dialog.Title>
          <IconButton variant="transparent" aria-label="Close menu" onClick={onClose}>
            <XMark />
          </IconButton>
        </header>
        <NavList groups={groups} waits={waits} open onFollow={onClose} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
