import { withDatabase } from "./database";

/** Makes the codes sent to an identifier older, as if time had passed, so that a new one can be requested at once. */
export const ageCodes = (identifier: string, interval = "1 minute"): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `UPDATE otp SET expires_at = expires_at - $2::interval,
              sent_times = ARRAY(SELECT (t::timestamptz - $2::interval)::text FROM unnest(sent_times) t)
        WHERE identifier = $1`,
      [identifier, interval],
    ),
  );
