import { XMark } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";

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
