import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Copy } from "#files/upload";

/**
 * Stores a file without a public URL, and passes its key to `act`; if `act` throws, the file is deleted again. Call it
 * when no other check can reject the request, except those that `act` makes under its lock.
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

/** A failure is only logged, because the record that referred to the file is already deleted. */
export async function deletePrivateFile(container: MedusaContainer, key: string): Promise<void> {
  await container
    .resolve(Modules.FILE)
    .deleteFiles([key])
    .catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Could not delete an orphaned file", failure);
    });
}
