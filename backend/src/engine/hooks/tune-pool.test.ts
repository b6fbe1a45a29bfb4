import { tunePool } from "./tune-pool";

function connection() {
  const sent: string[] = [];
  return { sent, query: async (sql: string) => void sent.push(sql) };
}

/** As knex makes its pool (tarn), with one free connection. */
function newPool() {
  const idle = connection();
  const released: unknown[] = [];
  const pool = {
    free: [{ resource: idle }],
    propagateCreateError: false,
    acquireTimeoutMillis: 60_000,
    creator: async () => connection(),
    acquire: () => ({ promise: Promise.resolve(idle) }),
    release: (one: unknown) => released.push(one),
  };
  return { pool: pool as unknown as Parameters<typeof tunePool>[0], idle, released };
}

const planOnce = ["SET plan_cache_mode = force_generic_plan"];

describe("the engine's connection pool", () => {
  test("plans statements once on free connections and later ones", async () => {
    const { pool, idle, released } = newPool();
    await tunePool(pool);
    expect(idle.sent).toEqual(planOnce);
    expect(released).toEqual([idle]);
    expect(await pool.creator()).toMatchObject({ sent: planOnce });
  });

  test("makes requests fail soon", async () => {
    const { pool } = newPool();
    await tunePool(pool);
    expect(pool).toMatchObject({ acquireTimeoutMillis: 5_000, propagateCreateError: true });
  });

  test("stops the start if it has another shape", async () => {
    const { pool } = newPool();
    await expect(tunePool(Object.assign(pool, { creator: undefined }))).rejects.toThrow(/creator/);
  });
});
