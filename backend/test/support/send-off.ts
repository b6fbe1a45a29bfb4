import { withDatabase } from "./database";

/** Marks an order as shipped without the engine's fulfilments and without notifications. */
export const sendOff = (orderId: string, at = new Date()): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `UPDATE order_status SET status = 'shipped', changed_at = $2,
              history = history || jsonb_build_array(jsonb_build_object('status', 'shipped', 'at', $3::text,
                          'by', jsonb_build_object('kind', 'system', 'id', null)))
        WHERE order_id = $1`,
      [orderId, at, at.toISOString()],
    ),
  );
