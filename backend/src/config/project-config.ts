import type { Config } from "./parse-environment";

/** The engine's own settings: database, Redis, HTTP and login methods. */
export function projectConfig(config: Config) {
  const origins = config.corsOrigins.join(",");
  return {
    databaseUrl: config.databaseUrl,
    databaseDriverOptions: {
      ssl: config.databaseSsl,
      ...(config.databaseSsl ? {} : { sslmode: "disable" }),
      pool: { min: 2, max: config.databasePoolMax, idleTimeoutMillis: 60_000, createRetryIntervalMillis: 500 },
    },
    redisUrl: config.redisUrl,
    workerMode: config.workerMode,
    http: {
      storeCors: origins,
      adminCors: origins,
      authCors: origins,
      jwtSecret: config.jwtSecret,
      cookieSecret: config.cookieSecret,
      // All logins are at /api/v1, with two steps for administrators; the engine's own login paths stay closed.
      authMethodsPerActor: { user: [], customer: [], seller: [] },
    },
  };
}
