import { fileMessages } from "@haat/api-contract/file/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { recordChange } from "../audit/record-change";
import { keepShopFiles } from "./keep-shop-files";

/**
 * Stores one file that is not yet in use, and returns its URL.
 *
 * @throws ApiError 400 for none, or for more than one.
 */
export function uploadFile(
  container: MedusaContainer,
  { actorId, uploads }: { actorId: string; uploads: readonly Upload[] },
): Promise<string> {
  const [upload] = uploads;
  if (!upload || uploads.length > 1) throw new ApiError(400, fileMessages.oneFile);
  return keepShopFiles(container, [upload], async ([address = ""]) => {
    const subject = { type: "file", id: address, label: address };
    const after = { address, kind: upload.kind };
    await recordChange(container, { actorId, action: "file.uploaded", subject, before: null, after });
    return address;
  });
}
