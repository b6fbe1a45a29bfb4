import { limits } from "@haat/api-contract/limits";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineRoute } from "#http/define-route";
import { rateLimit } from "#http/rate-limit";
import { addDocument } from "#workflows/seller-business/add-document";

/** Every file is decoded or held in memory, so refused ones cost as much and count too. */
const limitUploads = rateLimit(() => ({ name: "seller-uploads", max: limits.sellerUploadsPerHour, seconds: 3600 }));

export const POST = defineRoute(
  "addSellerDocument",
  async ({ auth, body, files, scope }) => ({
    message: sellerBusinessMessages.documentAdded,
    file: await addDocument(scope, auth.id, { kind: body.kind, uploads: files.file }),
  }),
  { authorize: ({ auth }) => limitUploads(auth.id) },
);
