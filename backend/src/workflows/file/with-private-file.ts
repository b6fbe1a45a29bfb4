import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Copy } from "#files/upload";

/**
 * Keeps a file that nobody fetches by an address, and hands its key to `act`; what `act` throws takes the file away again.
 * To be called when nothing else can refuse the request any more, but for what `act` finds under its lock.
 */
export async function withPrivateFile<Result>(
  container: MedusaContainer,
  { ending, type, content }: Copy,
  act: (key: string) => Promise<Result>,
): Promise<Result> {
  const [kept] = await container
    .resolve(Modules.FILE)
    .createFiles([
      { filename: `file${ending}`, mimeType: type, content: content.toString("base64"), access: "private" },
    ]);
  if (!kept) throw new Error("The engine kept no file.");
  try {
    return await act(kept.id);
  } catch (error) {
    await deletePrivateFile(container, kept.id);
    throw error;
  }
}

/** A file that can't be taken away is told to the log: what it belonged to is gone already. */
export async function deletePrivateFile(container: MedusaContainer, key: string): Promise<void> {
  await container
    .resolve(Modules.FILE)
    .deleteFiles([key])
    .catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Could not delete an orphaned file", failure);
    });
}
