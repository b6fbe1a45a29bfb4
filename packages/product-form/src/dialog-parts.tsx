import { XMark } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";

/** The backdrop of every dialog. */
export const backdropClass =
  "bg-ui-bg-overlay fixed inset-0 z-50 data-[state=open]:animate-in data-[state=open]:fade-in-0";

/** A footer button of a dialog: on phones large enough for touch. */
export const footButtonClass = "max-[699px]:min-h-11";

/** A dialog: centred, on phones at the bottom of the screen. */
export const panelClass =
  "bg-ui-bg-base shadow-elevation-modal fixed inset-x-0 bottom-0 top-auto z-50 mx-auto mb-0 flex max-h-[92dvh] w-full flex-col " +
  "rounded-t-2xl text-sm focus:outline-none min-[700px]:bottom-auto min-[700px]:top-1/2 " +
  "min-[700px]:w-[calc(100vw-48px)] min-[700px]:-translate-y-1/2 min-[700px]:rounded-2xl";

type Props = { disabled?: boolean; onClick: () => void };

/** The close button in a dialog's header. On phones it is large enough for touch without making the header higher. */
export const CloseButton = (props: Props) => (
  <IconButton
    type="button"
    variant="transparent"
    aria-label="Close"
    className="shrink-0 max-[699px]:-my-1.5 max-[699px]:-mr-1.5 max-[699px]:size-11"
    {...props}
  >
    <XMark />
  </IconButton>
);
