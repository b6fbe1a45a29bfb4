import { EventEmitter } from "node:events";
import { tunePool } from "./tune-pool";

function connection() {
  const sent: string[] = [];
  return { sent, query: async (sql: string) => void sent.push(sql) };
}

/** As knex makes its pool (tarn). */
function newPool() {
  const [used, free] = [connection(), connection()];
  const resources = { used: [{ resource: used }], free: [{ resource: free }] };
  const pool = Object.assign(new EventEmitter(), {
    ...resources,
    propagateCreateError: false,
    acquireTimeoutMillis: 60_000,
  });
  return { pool: pool as Parameters<typeof tunePool>[0] & EventEmitter, used, free };
}

const planOnce = ["SET plan_cache_mode = force_generic_plan"];

describe("the engine's connection pool", () => {
  test("plans statements once on connections in use, free ones and later ones", () => {
    const { pool, used, free } = newPool();
    tunePool(pool);
    expect([used.sent, free.sent]).toEqual([planOnce, planOnce]);
    const later = connection();
    pool.emit("createSuccess", 1, later);
    expect(later.sent).toEqual(planOnce);
  });

  test("makes requests fail soon", () => {
    const { pool } = newPool();
    tunePool(pool);
    expect(pool).toMatchObject({ acquireTimeoutMillis: 5_000, propagateCreateError: true });
  });

  test("stops the start if it has another shape", () => {
    const { pool, free } = newPool();
    expect(() => tunePool(Object.assign(pool, { free: [{ connection: free }] }))).toThrow(/resource/);
  });
});
