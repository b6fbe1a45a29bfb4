import type { Config } from "./parse-environment";

/** The engine's own settings: database, sessions, who may log in by what. */
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
      // Everybody logs in at /api/v1, administrators in two steps; the engine's own paths stay shut.
      authMethodsPerActor: { user: [], customer: [], seller: [] },
    },
  };
}
