import type { Config } from "#config/parse-environment";
import { about, type Finding } from "./finding";

type Settings = Pick<
  Config,
  | "mode"
  | "shopUrl"
  | "trustProxy"
  | "encryptionKey"
  | "jwtSecret"
  | "previousEncryptionKeys"
  | "previousJwtSecrets"
  | "redisUrl"
  | "smtp"
  | "sms"
  | "metricsPort"
>;

/** Checks the environment variables that a shop starts with, but should not go live with. */
export function checkSettings(config: Settings): Finding[] {
  return [...settings(config), ...channels(config)];
}

function settings(config: Settings): Finding[] {
  const { mode, shopUrl, trustProxy, encryptionKey, jwtSecret, redisUrl, metricsPort } = config;
  const previous = [...config.previousEncryptionKeys, ...config.previousJwtSecrets];
  const { good, advice, problem } = about("Settings");
  const faults = [
    mode === "demo" && problem("SHOP_ENV is demo: anybody can read the outbox and log in. Set it to production."),
    shopUrl.startsWith("http://") && problem(`SHOP_URL is ${shopUrl}: logins and payments need https.`),
    trustProxy === 0 && advice("TRUST_PROXY is 0: behind a proxy all shoppers would share the limits of one address."),
    encryptionKey === jwtSecret &&
      advice("ENCRYPTION_KEY is not set: a new JWT_SECRET would make the gateways' keys unreadable."),
    previous.length > 0 &&
      advice(
        "PREVIOUS_JWT_SECRETS or PREVIOUS_ENCRYPTION_KEYS is set: a week after a secret was replaced and everything sealed again, empty it.",
      ),
    redisUrl === undefined && advice("REDIS_URL is not set: only one process may serve this shop."),
    metricsPort === undefined && advice("METRICS_PORT is not set: nothing can raise an alert."),
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? faults : [good("All that a production shop needs is set.")];
}

/** Whether messages reach people: without mail not even staff can log in. */
function channels({ smtp, sms }: Settings): Finding[] {
  const mail = about("Mail");
  const text = about("SMS");
  return [
    ...(smtp ? [] : [mail.problem("SMTP_URL is not set: no login code, invitation or order news is sent.")]),
    ...(smtp?.from.includes("haat.test")
      ? [mail.problem(`SMTP_FROM is ${smtp.from}: mail servers reject a sender whose domain is not yours.`)]
      : []),
    sms.length === 0
      ? text.advice("SMS_PROVIDERS is not set: nobody can log in with a mobile number.")
      : text.good(
          `Codes are sent by ${sms.map(({ name }) => name).join(", then ")}. Log in with your own number once.`,
        ),
  ];
}
