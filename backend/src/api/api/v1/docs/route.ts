import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Haat</title>
<link rel="stylesheet" href="/api/v1/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/api/v1/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/v1/docs/swagger-ui-bundle.js"></script>
<script src="/api/v1/docs/start.js"></script>
</body>
</html>`;

/** The API documentation page. Its files are served from here too, so that it needs no other host. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.type("html").send(page);
}
