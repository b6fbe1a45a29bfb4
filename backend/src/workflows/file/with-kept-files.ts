import type { FileDTO, IFileModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { drawnBase, ownFileName } from "#files/file-key";
import type { Copy, Upload } from "#files/upload";

/**
 * Stores uploads and passes their URLs, in order, to `act`; if `act` throws, the files are deleted again. Call it last,
 * when no other check can reject the request.
 */
export async function withKeptFiles<Result>(
  container: MedusaContainer,
  uploads: readonly Upload[],
  act: (urls: string[]) => Promise<Result>,
): Promise<Result> {
  const files = container.resolve(Modules.FILE);
  const kept: FileDTO[] = [];
  try {
    const urls: string[] = [];
    for (const { copies } of uploads) {
      const base = drawnBase();
      // Waits for all copies even if one fails: those written must be known, to be deleted.
      const made = await Promise.allSettled(copies.map((copy) => keepCopy(files, base, copy)));
      kept.push(...made.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
      const [first] = made.map(madeOf);
      if (!first) throw new Error("The engine kept no file.");
      urls.push(first.url);
    }
    return await act(urls);
  } catch (error) {
    await files.deleteFiles(kept.map(({ id }) => id)).catch((failure: Error) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error("Could not delete orphaned files", failure);
    });
    throw error;
  }
}

const keepCopy = (files: IFileModuleService, base: string, { ending, type, content }: Copy): Promise<FileDTO> =>
  files.createFiles({
    filename: ownFileName(base, ending),
    mimeType: type,
    content: content.toString("base64"),
    access: "public",
  });

function madeOf<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
