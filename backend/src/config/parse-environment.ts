import path from "node:path";
import { z } from "zod";
import type { SmsProvider } from "../sms/sms-senders";
import type { WhatsApp } from "../whatsapp/whatsapp-sender";
import { demoSecret } from "./demo-secret";
import { faultsOfGatewayKeys, type GatewayKeysOfEnvironment, gatewayKeysOf } from "./gateway-keys-of-environment";
import { projectRoot } from "./project-root";
import { faultsOfSms, smsProvidersOf } from "./sms-environment";
import { faultOfSecret, faultOfSecrets } from "./weak-secrets";
import { faultsOfWhatsApp, whatsAppOf } from "./whatsapp-environment";

const text = z.string().trim().min(1);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const count = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number")
  .transform(Number);
const url = z.url();
const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });

const secretsSeparatedByCommas = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  );

/** Does not include the keys of payment gateways, whose variables are in their descriptors, nor those of SMS providers and WhatsApp. */
const variables = {
  SHOP_ENV: z.enum(["demo", "production"]).default("demo"),
  PORT: count.default(9000),
  DATABASE_URL: text.optional(),
  /** The same database without the pooler that DATABASE_URL names; without it there is none. */
  DATABASE_DIRECT_URL: text.optional(),
  DATABASE_SSL: flag.default(false),
  DATABASE_POOL_MAX: count.default(20),
  /** A streaming replica of the database, from which staff and sellers read. */
  DATABASE_READ_URL: text.optional(),
  /** How old what they read may be, in seconds. */
  DATABASE_READ_MAX_LAG: count.default(5),
  REDIS_URL: url.optional(),
  JWT_SECRET: text.optional(),
  COOKIE_SECRET: text.optional(),
  /** Encrypts what tables must not store in plain text; defaults to JWT_SECRET. */
  ENCRYPTION_KEY: z.string().trim().min(16, "must have at least 16 characters").optional(),
  /** Earlier values of JWT_SECRET: tokens and links of theirs are good, and what they sealed can be opened. */
  PREVIOUS_JWT_SECRETS: secretsSeparatedByCommas,
  /** Earlier values that only open what they sealed: of ENCRYPTION_KEY, and of a JWT_SECRET that has leaked. */
  PREVIOUS_ENCRYPTION_KEYS: secretsSeparatedByCommas,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  /** Public base URL of the bucket's files. */
  S3_FILE_URL: url.optional(),
  /** Base URL of signed links, if browsers cannot reach S3_ENDPOINT. */
  S3_SIGNED_URL: url.optional(),
  SMTP_URL: url.optional(),
  /** Sender of the shop's mail. */
  SMTP_FROM: text.default("Haat <no-reply@haat.test>"),
  /** Names of providers; their own variables are read by `sms-environment`. */
  SMS_PROVIDERS: z.string().optional(),
  /** Codes by SMS of the whole shop: what a flood of made-up numbers may cost. */
  SMS_CODES_PER_HOUR: count.default(2000),
  /** Client id of the shop's Google project; without it Google login is off. */
  GOOGLE_CLIENT_ID: text.optional(),
  /** URL of Google's public signing keys. */
  GOOGLE_KEYS_URL: url.default("https://www.googleapis.com/oauth2/v3/certs"),
  /** Shared with the courier, which signs its events with it; without it no events are accepted. */
  COURIER_WEBHOOK_SECRET: z.string().trim().min(32, "must have at least 32 characters").optional(),
  HAAT_DATA_DIR: text.optional(),
  HAAT_STOREFRONT_DIST: text.optional(),
  HAAT_SELLER_PORTAL_DIST: text.optional(),
  HAAT_DASHBOARD_DIST: text.optional(),
  HAAT_ENGINE_ADMIN_DIST: text.optional(),
  /** The shop's public URL, for links in the sitemap and on shared pages. Optional in a demo. */
  SHOP_URL: webAddress.optional(),
  /** Prefix of `/media/<name>` URLs; empty for the shop's own origin, whatever it is. */
  MEDIA_URL: z.union([z.literal(""), url]).default(""),
  /** Origins that may call the API from another site, comma-separated. */
  CORS_ORIGINS: z.string().default(""),
  /** Number of reverse proxies in front of the shop; only their X-Forwarded-For entries are trusted. */
  TRUST_PROXY: count.default(0),
  /** How long a server that was told to stop still takes requests, while it says on `/ready` that it stops. */
  DRAIN_SECONDS: count.pipe(z.number().max(60)).default(0),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** Limits per network address, separate for shoppers, sellers and staff. */
  CODES_PER_ADDRESS: count.default(300),
  SELLER_CODES_PER_ADDRESS: count.default(300),
  STAFF_CODES_PER_ADDRESS: count.default(300),
  /** Wrong guesses of one-time codes, across all accounts. */
  WRONG_CODES_PER_ADDRESS: count.default(300),
  CODES_WINDOW_SECONDS: count.default(600),
  /** Code requests of one network address, of the whole shop, and orders of one account in an hour, before each takes a proof of work. */
  CODES_WITHOUT_PROOF: count.default(30),
  SHOP_CODES_WITHOUT_PROOF: count.default(1000),
  ORDERS_WITHOUT_PROOF: count.default(5),
  /** Years after which an unused account is deleted; without it none is. The law asks big shops for three. */
  UNUSED_ACCOUNT_YEARS: count.pipe(z.number().min(1).max(100)).optional(),
  /** Loopback port of a demo's gateway simulator; defaults to one derived from the data folder. */
  GATEWAY_SIMULATOR_PORT: count.optional(),
  /** For tests: lets anybody who reaches a demo shop act as shopper and bank, and inject faults. */
  GATEWAY_SIMULATOR_CONTROL: flag.default(false),
  /** Opens the engine's own store API, for comparisons: whoever reaches it bypasses every rule of the shop. */
  ENGINE_STORE_OPEN: flag.default(false),
  /** For tests: several processes without Redis on one database, each with locks of its own. */
  SHARED_WITHOUT_REDIS: flag.default(false),
  /** How many orders a process places at once, the database's own queue included; further shoppers wait in line. */
  ORDERS_AT_ONCE: count.default(96),
  /** Memory of the catalogue response cache per process; 0 turns it off. */
  CATALOG_CACHE_MB: count.default(64),
  /** Port of `/metrics`; without it there is none. */
  METRICS_PORT: count.optional(),
  METRICS_HOST: text.default("127.0.0.1"),
  /** Where spans are exported to, by OTLP over HTTP; without it nothing is traced. `start-tracing` reads it itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  WORKER_MODE: z.enum(["shared", "worker", "server"]).default("shared"),
  /** False turns scheduled tasks off: tests add tasks when they need them. */
  SCHEDULED_TASKS: flag.default(true),
};

const environmentSchema = z.object(variables);
export type Environment = z.infer<typeof environmentSchema>;

export type Config = {
  /** `demo`: with an outbox, demo accounts and prefilled forms. `production`: without them. */
  mode: "demo" | "production";
  port: number;
  databaseUrl: string | undefined;
  /** For what belongs to a session of the database: listening, sessions' locks, cursors, the queue. */
  databaseDirectUrl: string | undefined;
  databaseSsl: boolean;
  databasePoolMax: number;
  /** `maxLag` in seconds. */
  databaseRead: { url: string; maxLag: number } | undefined;
  redisUrl: string | undefined;
  /** Whether a process starts beside others although there is no Redis. */
  sharesWithoutRedis: boolean;
  jwtSecret: string;
  cookieSecret: string;
  /** Secret of `seal`. */
  encryptionKey: string;
  /** Tokens and links that these signed are still accepted. */
  previousJwtSecrets: readonly string[];
  /** What these sealed can still be opened, besides what JWT secrets did. */
  previousEncryptionKeys: readonly string[];
  /** Payment gateway keys from the environment. */
  gatewayKeys: GatewayKeysOfEnvironment;
  /** Couriers sign their events with it; undefined: none are accepted. */
  courierSecret: string | undefined;
  /** The first administrator of an empty shop. */
  firstAdministrator: { email: string; password: string } | undefined;
  s3: S3 | undefined;
  smtp: { url: string; from: string } | undefined;
  /** The providers of SMS, in the order in which they are tried; none: SMS are not sent. */
  sms: SmsProvider[];
  smsCodesPerHour: number;
  /** Undefined: order news go by SMS alone. */
  whatsApp: WhatsApp | undefined;
  /** Undefined: Google login is off. */
  google: { clientId: string; keysUrl: string } | undefined;
  dataDir: string;
  mediaDir: string;
  /** Files that need a signed link; not inside the public folder. */
  privateMediaDir: string;
  /** Never empty in production. */
  shopUrl: string;
  mediaUrl: string;
  storefrontDist: string;
  /** The storefront's screens as a server renders them: built beside what browsers load. */
  storefrontRenderer: string;
  sellerPortalDist: string;
  dashboardDist: string;
  engineAdminDist: string;
  corsOrigins: string[];
  trustProxy: number;
  drainMs: number;
  logLevel: Environment["LOG_LEVEL"];
  /** `address` in the window of `codesPerAddress`, `shop` in an hour. */
  codesWithoutProof: { address: number; shop: number };
  ordersWithoutProof: number;
  codesPerAddress: Record<"shopper" | "seller" | "staff" | "wrong", { max: number; seconds: number }>;
  /** Undefined: unused accounts are kept. */
  unusedAccountYears: number | undefined;
  /** Undefined: no metrics are served. */
  metricsPort: number | undefined;
  metricsHost: string;
  workerMode: Environment["WORKER_MODE"];
  /** Whether the schedule adds tasks. */
  scheduledTasks: boolean;
  /** Whether the engine's `/store` answers: only for benchmarks. */
  engineStoreOpen: boolean;
  /** Undefined in production, which has no simulated gateways. */
  gatewaySimulator: { port: number | undefined; hasControl: boolean } | undefined;
  /** Concurrent orders per process; further shoppers wait in line. */
  ordersAtOnce: number;
  catalogCacheBytes: number;
};

export type S3 = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  fileUrl: string;
  signedUrl: string | undefined;
};

/** All errors in the environment, in one message. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The shop can't start:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/**
 * Reads and validates every environment variable; blank ones count as unset.
 * @throws ConfigError naming each missing or invalid variable.
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const values = parsed.data;
  const missing = [...missingInProduction(values), ...missingForS3(values)];
  const weak = values.SHOP_ENV === "production" ? faultOfSecrets(values) : undefined;
  const weakBefore = values.SHOP_ENV === "production" ? weakPrevious(values.PREVIOUS_JWT_SECRETS) : [];
  const faults = [
    ...missing.map((name) => `${name} is missing.`),
    ...(weak ? [weak] : []),
    ...weakBefore,
    ...faultsOfGatewayKeys(set),
    ...faultsOfSms(set),
    ...faultsOfWhatsApp(set),
    ...forTestsAlone(values),
    ...forReplica(values),
  ];
  if (faults.length > 0) throw new ConfigError(faults);
  return { ...toConfig(values), gatewayKeys: gatewayKeysOf(set), sms: smsProvidersOf(set), whatsApp: whatsAppOf(set) };
}

function missingInProduction(values: Environment): string[] {
  if (values.SHOP_ENV !== "production") return [];
  return (["DATABASE_URL", "JWT_SECRET", "COOKIE_SECRET", "SHOP_URL"] as const).filter((name) => !values[name]);
}

/** A secret that signs logins must not be guessable, however long ago it was replaced. */
const weakPrevious = (secrets: readonly string[]): string[] =>
  secrets.some((secret) => faultOfSecret("JWT_SECRET", secret))
    ? ["PREVIOUS_JWT_SECRETS: one is weak, so it may only be in PREVIOUS_ENCRYPTION_KEYS."]
    : [];

function forTestsAlone({ SHOP_ENV, ENGINE_STORE_OPEN }: Environment): string[] {
  if (SHOP_ENV !== "production" || !ENGINE_STORE_OPEN) return [];
  return ["ENGINE_STORE_OPEN: opens the engine's /store to everyone, which is not allowed with SHOP_ENV=production."];
}

/** Who has written what is known to all processes. */
function forReplica({ DATABASE_READ_URL, REDIS_URL }: Environment): string[] {
  return DATABASE_READ_URL && !REDIS_URL ? ["DATABASE_READ_URL needs REDIS_URL."] : [];
}

function missingForS3(values: Environment): string[] {
  if (!values.S3_BUCKET) return [];
  return (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_FILE_URL"] as const).filter((name) => !values[name]);
}

function toConfig(values: Environment): Omit<Config, "gatewayKeys" | "sms" | "whatsApp"> {
  const dataDir = path.resolve(values.HAAT_DATA_DIR ?? path.join(projectRoot(), ".data"));
  const storefrontDist = path.resolve(values.HAAT_STOREFRONT_DIST ?? path.join(projectRoot(), "storefront", "dist"));
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  const jwtSecret = values.JWT_SECRET ?? demoSecret(dataDir, "jwt-secret");
  return {
    mode: values.SHOP_ENV,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseSsl: values.DATABASE_SSL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    databaseRead: values.DATABASE_READ_URL
      ? { url: values.DATABASE_READ_URL, maxLag: values.DATABASE_READ_MAX_LAG }
      : undefined,
    redisUrl: values.REDIS_URL,
    sharesWithoutRedis: values.SHARED_WITHOUT_REDIS,
    jwtSecret,
    cookieSecret: values.COOKIE_SECRET ?? demoSecret(dataDir, "cookie-secret"),
    encryptionKey: values.ENCRYPTION_KEY ?? jwtSecret,
    previousJwtSecrets: values.PREVIOUS_JWT_SECRETS,
    previousEncryptionKeys: values.PREVIOUS_ENCRYPTION_KEYS,
    courierSecret: values.COURIER_WEBHOOK_SECRET,
    firstAdministrator: email && password ? { email, password } : undefined,
    s3: toS3(values),
    smtp: values.SMTP_URL ? { url: values.SMTP_URL, from: values.SMTP_FROM } : undefined,
    smsCodesPerHour: values.SMS_CODES_PER_HOUR,
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, keysUrl: values.GOOGLE_KEYS_URL }
      : undefined,
    dataDir,
    mediaDir: path.join(dataDir, "media"),
    privateMediaDir: path.join(dataDir, "private-media"),
    shopUrl: (values.SHOP_URL ?? "").replace(/\/$/, ""),
    mediaUrl: values.MEDIA_URL.replace(/\/$/, ""),
    dashboardDist: path.resolve(
      values.HAAT_DASHBOARD_DIST ?? path.join(projectRoot(), "admin-extensions", "dashboard", "dist"),
    ),
    engineAdminDist: path.resolve(
      values.HAAT_ENGINE_ADMIN_DIST ?? path.join(projectRoot(), "backend", ".medusa", "server", "public", "admin"),
    ),
    sellerPortalDist: path.resolve(values.HAAT_SELLER_PORTAL_DIST ?? path.join(projectRoot(), "seller-portal", "dist")),
    storefrontDist,
    storefrontRenderer: path.join(storefrontDist, "..", "server", "dist", "render.mjs"),
    corsOrigins: values.CORS_ORIGINS.split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: values.TRUST_PROXY,
    drainMs: values.DRAIN_SECONDS * 1_000,
    logLevel: values.LOG_LEVEL,
    codesWithoutProof: { address: values.CODES_WITHOUT_PROOF, shop: values.SHOP_CODES_WITHOUT_PROOF },
    ordersWithoutProof: values.ORDERS_WITHOUT_PROOF,
    codesPerAddress: {
      shopper: { max: values.CODES_PER_ADDRESS, seconds: values.CODES_WINDOW_SECONDS },
      seller: { max: values.SELLER_CODES_PER_ADDRESS, seconds: values.CODES_WINDOW_SECONDS },
      staff: { max: values.STAFF_CODES_PER_ADDRESS, seconds: values.CODES_WINDOW_SECONDS },
      wrong: { max: values.WRONG_CODES_PER_ADDRESS, seconds: values.CODES_WINDOW_SECONDS },
    },
    unusedAccountYears: values.UNUSED_ACCOUNT_YEARS,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    workerMode: values.WORKER_MODE,
    scheduledTasks: values.SCHEDULED_TASKS,
    engineStoreOpen: values.ENGINE_STORE_OPEN,
    gatewaySimulator:
      values.SHOP_ENV === "demo"
        ? { port: values.GATEWAY_SIMULATOR_PORT, hasControl: values.GATEWAY_SIMULATOR_CONTROL }
        : undefined,
    ordersAtOnce: values.ORDERS_AT_ONCE,
    catalogCacheBytes: values.CATALOG_CACHE_MB * 1024 * 1024,
  };
}

function toS3(values: Environment): S3 | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FILE_URL } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !S3_FILE_URL) return undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fileUrl: S3_FILE_URL,
    signedUrl: values.S3_SIGNED_URL,
  };
}
