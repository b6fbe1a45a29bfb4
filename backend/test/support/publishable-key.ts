import { withDatabase } from "./database";

/** The header that the engine's `/store` requires from every caller. */
export const publishableKeyHeader = (): Promise<{ "x-publishable-api-key": string }> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ token: string }>(
      "SELECT token FROM api_key WHERE type = 'publishable' AND revoked_at IS NULL LIMIT 1",
    );
    return { "x-publishable-api-key": rows[0]?.token ?? "" };
  });
