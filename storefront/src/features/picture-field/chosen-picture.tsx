import { fileSize } from "@haat/ui/format";
import { IconButton } from "@haat/ui/icon-button";
import { useObjectAddress } from "@haat/ui/use-object-address";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { pictureFieldTexts } from "./texts";

type Props = { picture: File; onUnreadable: () => void; onRemove: () => void; children: ReactNode };

/** The picture as it will be sent, with its name and size, and the way to take it out again. */
export function ChosenPicture({ picture, onUnreadable, onRemove, children }: Props) {
  const address = useObjectAddress(picture);
  return (
    <div className="flex items-start gap-4 rounded-control border border-line p-3">
      {address && (
        <img
          src={address}
          alt="Your choice"
          onError={onUnreadable}
          className="size-24 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="w-full truncate text-sm">
          {picture.name}
          <span className="block text-muted">{fileSize(picture.size)}</span>
        </p>
        {children}
      </div>
      <IconButton label={pictureFieldTexts.remove} onClick={onRemove} className="-mr-1 -mt-1">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
