import { defineFileRoute } from "#http/define-file-route";
import { readDocument } from "#workflows/seller-business/read-document";

export const GET = defineFileRoute("getDocumentOfSeller", ({ params, scope }) =>
  readDocument(scope, params.id, params.documentId),
);
