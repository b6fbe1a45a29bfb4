import { IconButton } from "@haat/ui/icon-button";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useState } from "react";
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
          <span className="block text-muted">{sizeText(picture.size)}</span>
        </p>
        {children}
      </div>
      <IconButton label={pictureFieldTexts.remove} onClick={onRemove} className="-mr-1 -mt-1">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

/** An address for a file of the visitor's own, as long as it is shown. */
function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
