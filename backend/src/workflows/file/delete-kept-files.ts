import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** A bucket keeps below this what anybody may fetch; on the disk such a file has its bare name. */
const openFolder = "public/";

/** Ids of a picture and of its second size, which is kept beside it. */
function idsAt(url: string): string[] {
  const name = path.posix.basename(url);
  const folder = url.includes(`/${openFolder}`) ? openFolder : "";
  return [`${folder}${name}`, `${folder}${name.replace(/(\.\w+)$/, "-400$1")}`];
}

/**
 * Takes away files that nothing belongs to any more, by the addresses that they were kept under. A file that can't be
 * taken away is told to the log: what it belonged to is gone already.
 */
export async function deleteKeptFiles(container: MedusaContainer, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await container
    .resolve(Modules.FILE)
    .deleteFiles(urls.flatMap(idsAt))
    .catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Files that belong to nothing stayed behind", failure);
    });
}
