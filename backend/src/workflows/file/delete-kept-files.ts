import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** A picture's second size is kept beside it. */
const copiesOf = (name: string) => [name, name.replace(/(\.\w+)$/, "-400$1")];

/**
 * Takes away files that nothing belongs to any more, by the addresses that they were kept under. A file that can't be
 * taken away is told to the log: what it belonged to is gone already.
 */
export async function deleteKeptFiles(container: MedusaContainer, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const ids = urls.flatMap((url) => copiesOf(path.posix.basename(url)));
  await container
    .resolve(Modules.FILE)
    .deleteFiles(ids)
    .catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Files that belong to nothing stayed behind", failure);
    });
}
