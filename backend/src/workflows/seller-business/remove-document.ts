import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { deletePrivateFile } from "../file/with-private-file";
import { changeFile } from "./business-file";

/** @throws ApiError 401 the account is gone, 404 the seller has no such document. */
export async function removeDocument(
  container: MedusaContainer,
  sellerId: string,
  documentId: string,
): Promise<BusinessFile> {
  let fileKey: string | null = null;
  const file = await changeFile(container, sellerId, async ({ documents }) => {
    fileKey = await documents.remove(sellerId, documentId);
    if (!fileKey) throw new ApiError(404, sellerBusinessMessages.documentNotFound);
    return [];
  });
  // After the commit: a record without its file would be worse than a file without its record.
  if (fileKey) await deletePrivateFile(container, fileKey);
  return file;
}
