import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { publicKeyAt } from "#files/file-key";

/** The keys of a public file and of its resized copies. */
function keysAt(url: string): string[] {
  const key = publicKeyAt(url);
  const copies = pictureCopies(key);
  return copies.length > 0 ? copies.map(({ address }) => address) : [key];
}

/**
 * Deletes files that nothing refers to any more, by their URLs. A failure is only logged, because the record that
 * referred to the file is already deleted.
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
