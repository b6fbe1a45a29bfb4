import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import { Photo } from "@medusajs/icons";
import { useState } from "react";

type Props = {
  /** Its URL; empty if there is none. */
  src: string;
  /** Empty if the row's title has the same text. */
  alt?: string;
  /** For landscape pictures. */
  wide?: boolean;
};

/** A row's thumbnail from its smallest variant; a placeholder if there is none or it fails to load. */
export function Thumbnail({ src, alt = "", wide = false }: Props) {
  const [failed, setFailed] = useState("");
  const small = pictureCopies(src).at(-1)?.address ?? src;
  return (
    <span
      className={`bg-ui-bg-component border-ui-border-base flex h-9 shrink-0 items-center justify-center overflow-hidden rounded-md border ${wide ? "w-20" : "w-9"}`}
    >
      {src && failed !== src ? (
        <img
          src={small}
          alt={alt}
          loading="lazy"
          onError={() => setFailed(src)}
          className={wide ? "size-full object-cover" : "size-full object-contain"}
        />
      ) : (
        <Photo aria-hidden className="text-ui-fg-muted" />
      )}
    </span>
  );
}
