import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { publicKeyAt } from "#files/file-key";

/** The keys of a public file and of the copies beside it. */
function keysAt(url: string): string[] {
  const key = publicKeyAt(url);
  const copies = pictureCopies(key);
  return copies.length > 0 ? copies.map(({ address }) => address) : [key];
}

/**
 * Takes away files that nothing belongs to any more, by the addresses that they were kept under. A file that can't be
 * taken away is told to the log: what it belonged to is gone already.
 */
export async function deleteKeptFiles(container: MedusaContainer, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await container
    .resolve(Modules.FILE)
    .deleteFiles(urls.flatMap(keysAt))
    .catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Could not delete orphaned files", failure);
    });
}
