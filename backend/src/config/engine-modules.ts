import { readdirSync } from "node:fs";
import path from "node:path";
import { paymentMethods } from "@haat/api-contract/order/words";
import { Modules } from "@medusajs/framework/utils";
import { deferredPayment } from "../providers/deferred-payment";
import type { Config } from "./parse-environment";

const emailpass = { resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass" };

/** The engine's modules whose providers depend on the environment: Redis and S3, or their embedded replacements. */
export function engineModules(config: Config) {
  return [
    fileModule(config),
    notificationModule(config),
    authModule(),
    paymentModule(),
    ...redisModules(config.redisUrl),
  ];
}

const authModule = () => ({ resolve: "@medusajs/medusa/auth", options: { providers: [emailpass] } });

const paymentModule = () => ({
  resolve: "@medusajs/medusa/payment",
  options: {
    providers: paymentMethods.map((id) => ({ resolve: deferredPayment(id), id })),
  },
});

function fileModule({ s3, mediaDir, privateMediaDir, mediaUrl, jwtSecret }: Config) {
  const provider = s3
    ? { resolve: "./src/providers/file-s3", id: "s3", options: s3 }
    : {
        resolve: "./src/providers/file-disk",
        id: "disk",
        options: { mediaDir, privateMediaDir, mediaUrl, secret: jwtSecret },
      };
  return { resolve: "@medusajs/medusa/file", options: { providers: [provider] } };
}

function notificationModule({ mode, smtp, sms, whatsApp }: Config) {
  const feed = {
    resolve: "@medusajs/medusa/notification-local",
    id: "local",
    options: { name: "Feed of the admin", channels: ["feed"] },
  };
  const mail = smtp && {
    resolve: "./src/providers/notification-smtp",
    id: "smtp",
    options: { channels: ["email"], ...smtp },
  };
  const texts = sms.length > 0 && {
    resolve: "./src/providers/notification-sms",
    id: "sms",
    options: { channels: ["sms"], senders: sms },
  };
  const chats = whatsApp && {
    resolve: "./src/providers/notification-whatsapp",
    id: "whatsapp",
    options: { channels: ["whatsapp"], whatsApp },
  };
  const kept = [...(mail ? [] : ["email"]), ...(texts ? [] : ["sms"]), ...(chats ? [] : ["whatsapp"])];
  const outbox = mode === "demo" &&
    kept.length > 0 && { resolve: "./src/providers/notification-outbox", id: "outbox", options: { channels: kept } };
  return {
    resolve: "@medusajs/medusa/notification",
    dependencies: [...(outbox ? ["outbox"] : []), ...(texts || chats ? ["message_queue"] : [])],
    options: { providers: [feed, ...[mail, texts, chats, outbox].filter((one) => one)] },
  };
}

function redisModules(redisUrl: string | undefined) {
  if (!redisUrl) return [];
  const locking = {
    resolve: "./src/providers/locking-redis",
    id: "locking-redis",
    is_default: true,
    // A lock is released once Redis is back, however long that takes. A host that vanishes does not close its
    // connection: a command without an answer for fifteen seconds is repeated over a new one.
    options: { redisUrl, redisOptions: { maxRetriesPerRequest: null, socketTimeout: 15_000 } },
  };
  // The engine names its queue after the class, whose name we changed: events that are already queued must still be
  // found.
  const named = { prefix: "RedisEventBusService" };
  return [
    {
      key: Modules.EVENT_BUS,
      resolve: "./src/providers/event-bus-redis",
      options: { redisUrl, queueOptions: named, workerOptions: named },
    },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl } },
    { resolve: "@medusajs/medusa/locking", options: { providers: [locking] } },
  ];
}

/** Registers every folder of `src/modules` with the engine, so that a new module needs no list to be changed. */
export function ownModules(config: Config) {
  const options: Record<string, Record<string, unknown>> = { otp: { secret: config.jwtSecret } };
  const folder = path.join(__dirname, "..", "modules");
  const hasEntry = (name: string) => readdirSync(path.join(folder, name)).some((file) => /^index\.[jt]s$/.test(file));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasEntry(entry.name))
    .map(({ name }) => ({ resolve: `./src/modules/${name}`, options: options[name] ?? {} }));
}
