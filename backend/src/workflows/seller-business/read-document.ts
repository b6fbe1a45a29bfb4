import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

type DocumentFile = { content: Buffer; type: string; name: string };

/**
 * One of a seller's documents. The caller must be that seller, or staff who may view sellers.
 *
 * @throws ApiError 404 the seller has no such document.
 */
export async function readDocument(
  container: MedusaContainer,
  sellerId: string,
  documentId: string,
): Promise<DocumentFile> {
  const document = await container.resolve<SellerService>(SELLER_MODULE).documents.find(sellerId, documentId);
  if (!document) throw new ApiError(404, sellerBusinessMessages.documentNotFound);
  const content = await container.resolve(Modules.FILE).getAsBuffer(document.fileKey);
  const ending = document.type === "application/pdf" ? "pdf" : "webp";
  return { content, type: document.type, name: `${document.kind}.${ending}` };
}
