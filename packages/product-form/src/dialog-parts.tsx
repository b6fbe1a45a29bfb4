import { XMark } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";

/** Behind every dialog of the screens. */
export const backdropClass =
  "bg-ui-bg-overlay fixed inset-0 z-50 data-[state=open]:animate-in data-[state=open]:fade-in-0";

/** A button at a dialog's foot: on phones as high as a finger needs. */
export const footButtonClass = "max-[699px]:min-h-11";

/** A dialog: in the middle of the screen, on phones at its lower edge. */
export const panelClass =
  "bg-ui-bg-base shadow-elevation-modal fixed inset-x-0 bottom-0 top-auto z-50 mx-auto mb-0 flex max-h-[92dvh] w-full flex-col " +
  "rounded-t-2xl text-sm focus:outline-none min-[700px]:bottom-auto min-[700px]:top-1/2 " +
  "min-[700px]:w-[calc(100vw-48px)] min-[700px]:-translate-y-1/2 min-[700px]:rounded-2xl";

type Props = { disabled?: boolean; onClick: () => void };

/** The cross in the head of a dialog. On phones it is as large as a finger needs, and the head no higher for it. */
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
