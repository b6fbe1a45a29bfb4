import { pictureCopies } from "@haat/api-contract/file/picture-copies";

/** The `srcset` of a picture that has smaller copies; undefined for any other. */
export function pictureSources(src: string): string | undefined {
  const copies = pictureCopies(src);
  return copies.length > 1 ? copies.map(({ address, width }) => `${address} ${width}w`).join(", ") : undefined;
}
