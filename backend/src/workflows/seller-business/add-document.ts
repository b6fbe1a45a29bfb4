import { limits } from "@haat/api-contract/limits";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { DocumentKind } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { withPrivateFile } from "../file/with-private-file";
import { changeFile } from "./business-file";

type NewDocument = { kind: DocumentKind; uploads: readonly Upload[] };

/**
 * Keeps a document. Of many at the same moment no more than the limit are kept: they are counted under the seller's lock.
 *
 * @throws ApiError 400 no file, 401 the account is gone, 409 there are as many as there may be.
 */
export async function addDocument(
  container: MedusaContainer,
  sellerId: string,
  { kind, uploads: [upload] }: NewDocument,
): Promise<BusinessFile> {
  if (!upload) throw new ApiError(400, sellerBusinessMessages.documentMissing);
  const refuseMore = (count: number) => {
    const max = limits.maxSellerDocuments;
    if (count >= max) throw new ApiError(409, sellerBusinessMessages.documentsFull(max));
  };
  // Before anything is written to the disk.
  refuseMore(await container.resolve<SellerService>(SELLER_MODULE).documents.count(sellerId));
  // The smaller copies of a picture are for pages: here one looks closely.
  const [copy] = upload.copies;
  return await withPrivateFile(container, copy, (fileKey) =>
    changeFile(container, sellerId, async ({ documents }) => {
      refuseMore(await documents.count(sellerId));
      await documents.add({ sellerId, kind, fileKey, type: copy.type, bytes: copy.content.length });
      return [];
    }),
  );
}
