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
 * Stores a document. Concurrent calls cannot exceed the limit, because documents are counted under the seller's lock.
 *
 * @throws ApiError 400 no file, 401 the account is gone, 409 the limit is reached.
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
  // Checked before anything is written to the disk.
  refuseMore(await container.resolve<SellerService>(SELLER_MODULE).documents.count(sellerId));
  // Only the largest copy of an image: the smaller ones are for web pages, and a document needs its details.
  const [copy] = upload.copies;
  return await withPrivateFile(container, copy, (fileKey) =>
    changeFile(container, sellerId, async ({ documents }) => {
      refuseMore(await documents.count(sellerId));
      await documents.add({ sellerId, kind, fileKey, type: copy.type, bytes: copy.content.length });
      return [];
    }),
  );
}
