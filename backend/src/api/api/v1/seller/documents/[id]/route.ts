import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineFileRoute } from "#http/define-file-route";
import { defineRoute } from "#http/define-route";
import { readDocument } from "#workflows/seller-business/read-document";
import { removeDocument } from "#workflows/seller-business/remove-document";

export const GET = defineFileRoute("getSellerDocument", ({ auth, params, scope }) =>
  readDocument(scope, auth.id, params.id),
);

export const DELETE = defineRoute("removeSellerDocument", async ({ auth, params, scope }) => ({
  message: sellerBusinessMessages.documentRemoved,
  file: await removeDocument(scope, auth.id, params.id),
}));
