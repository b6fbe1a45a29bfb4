import type { Config } from "../config/parse-environment";

const name = "[a-z0-9][a-z0-9-]*";

/** Whether an address is one that this shop's own pictures have, as the keeper of its files tells them. */
export function isOwnPicture(address: string, { mediaUrl, s3 }: Pick<Config, "mediaUrl" | "s3">): boolean {
  const folder = s3 ? `${s3.fileUrl}/public/` : `${mediaUrl}/media/`;
  if (!address.startsWith(folder)) return false;
  return new RegExp(`^${name}\\.(webp|png|jpe?g|gif|avif)$`).test(address.slice(folder.length));
}
