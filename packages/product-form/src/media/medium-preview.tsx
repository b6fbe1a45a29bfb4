import { Photo } from "@medusajs/icons";
import { useState } from "react";
import { usePreview } from "../chosen-file";
import type { Medium } from "../values";

/** A stored or chosen picture, with a placeholder if it cannot be displayed. */
export function MediumPreview({ medium, alt, className }: { medium: Medium; alt: string; className: string }) {
  const preview = usePreview(medium.file ?? null);
  const [broken, setBroken] = useState(false);
  const address = medium.url ?? preview;
  return (
    <span className={`bg-ui-bg-component flex items-center justify-center overflow-hidden ${className}`}>
      {address && !broken ? (
        <img
          src={address}
          alt={alt}
          draggable={false}
          onError={() => setBroken(true)}
          className="size-full object-contain"
        />
      ) : (
        <Photo aria-label={alt} className="text-ui-fg-muted" />
      )}
    </span>
  );
}
