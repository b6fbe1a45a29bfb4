import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { drawnBase, ownFileName } from "../../files/file-key";
import type { Upload } from "../../http/upload/upload";

/**
 * Keeps uploads and hands their addresses, in their order, to `act`; what `act` throws takes the files away again.
 * To be called when nothing else can refuse the request any more.
 */
export async function withKeptFiles<Result>(
  container: MedusaContainer,
  uploads: readonly Upload[],
  act: (urls: string[]) => Promise<Result>,
): Promise<Result> {
  const files = container.resolve(Modules.FILE);
  const kept: string[] = [];
  try {
    const urls: string[] = [];
    for (const { copies } of uploads) {
      const base = drawnBase();
      const made = await files.createFiles(
        copies.map(({ ending, type, content }) => ({
          filename: ownFileName(base, ending),
          mimeType: type,
          content: content.toString("base64"),
          access: "public" as const,
        })),
      );
      kept.push(...made.map(({ id }) => id));
      const [first] = made;
      if (!first) throw new Error("The engine kept no file.");
      urls.push(first.url);
    }
    return await act(urls);
  } catch (error) {
    await files.deleteFiles(kept).catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Files that belong to nothing stayed behind", failure);
    });
    throw error;
  }
}
