import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isReady } from "../../http/readiness";

/** For a load balancer: 200 when this process can serve, 503 while the database is away or its tables are old. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const ready = await isReady(req.scope);
  res
    .set("Cache-Control", "no-store")
    .status(ready ? 200 : 503)
    .json({ ready });
}
