import { withDatabase } from "./database";

/** Makes the codes that an identifier was sent older, as if time had passed: a new one may be asked for at once. */
export const ageCodes = (identifier: string, interval = "1 minute"): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `UPDATE otp SET expires_at = expires_at - $2::interval,
              sent_times = ARRAY(SELECT (t::timestamptz - $2::interval)::text FROM unnest(sent_times) t)
        WHERE identifier = $1`,
      [identifier, interval],
    ),
  );
