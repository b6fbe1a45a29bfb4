import { openApiDocument } from "@haat/api-contract/openapi";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

let document: ReturnType<typeof openApiDocument> | undefined;

/** The API's OpenAPI document, generated from the contract that the server validates with. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  document ??= openApiDocument();
  res.json(document);
}
