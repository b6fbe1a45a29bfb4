import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isReady, isStopping } from "#http/readiness";
import { isRedisAway } from "#redis/is-redis-away";

/**
 * For a load balancer: 200 if this process can serve, 503 while the database or Redis is down, migrations are missing, or
 * the process was told to stop.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [hasDatabase, hasNoRedis] = await Promise.all([isReady(req.scope), isRedisAway()]);
  const away = [...(hasDatabase ? [] : ["database"]), ...(hasNoRedis ? ["redis"] : [])];
  const stopping = isStopping();
  const ready = away.length === 0 && !stopping;
  res
    .set("Cache-Control", "no-store")
    .status(ready ? 200 : 503)
    .json({ ready, away, ...(stopping && { stopping }) });
}
