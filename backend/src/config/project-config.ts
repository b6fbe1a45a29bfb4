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
      // Shoppers log in by code at /api/v1/signup alone; the engine's own paths for them and for sellers stay shut.
      authMethodsPerActor: { user: ["emailpass"], customer: [], seller: [] },
    },
  };
}
