import path from "node:path";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "#errors/api-error";

const shipped = new Set(["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]);
const folder = path.dirname(require.resolve("swagger-ui-dist/package.json"));

// A separate file, because the page's security policy forbids inline scripts.
const start = `SwaggerUIBundle({ url: "/api/v1/openapi.json", dom_id: "#swagger-ui", deepLinking: true });`;

/** The few files of Swagger UI that the page loads. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { file = "" } = req.params;
  if (file === "start.js") {
    res.type("js").send(start);
    return;
  }
  if (!shipped.has(file)) throw new ApiError(404, serviceMessages.notFound);
  res.sendFile(path.join(folder, file));
}
