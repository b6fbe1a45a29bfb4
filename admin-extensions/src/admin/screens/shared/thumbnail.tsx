import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import { Photo } from "@medusajs/icons";
import { useState } from "react";

type Props = {
  /** Its address; empty where there is none. */
  src: string;
  /** Empty where the row's title says the same. */
  alt?: string;
  /** A picture that is wider than high. */
  wide?: boolean;
};

/** A row's small picture, of its smallest copy; a sign where there is none or it can't be had. */
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
