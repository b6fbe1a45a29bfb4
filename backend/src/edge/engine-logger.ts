import type { Logger } from "@medusajs/framework/types";
import { log } from "../log/log";

const levels: Record<string, string> = { silly: "trace", verbose: "debug", http: "debug", panic: "fatal" };

const words = (value: unknown): string => (typeof value === "string" ? value : String(value));

/** The engine's logger, writing to our log, so that one process writes one format. */
export const engineLogger: Logger = {
  panic: (data) => log.fatal(words(data)),
  // The engine's own line per request would contain query strings; the edge writes one without.
  shouldLog: (level) => level !== "http" && log.isLevelEnabled(levels[level] ?? level),
  setLogLevel: () => undefined,
  unsetLogLevel: () => undefined,
  activity: (message) => {
    log.debug(message);
    return message;
  },
  progress: (_id, message) => log.debug(message),
  error: (messageOrError, error) => {
    if (messageOrError instanceof Error) log.error({ err: messageOrError }, "Engine error");
    else log.error(error ? { err: error } : {}, messageOrError);
  },
  failure: (_id, message) => log.error(message),
  success: (_id, message) => {
    log.info(message);
    return {};
  },
  silly: (message) => log.trace(message),
  debug: (message) => log.debug(message),
  verbose: (message) => log.debug(message),
  http: (message) => log.debug(message),
  // What the engine logs at this level (each event, each empty folder) is for debugging.
  info: (message) => log.debug(message),
  // Without REDIS_URL the local event bus is intended; the engine warns about it at every start.
  warn: (message) => (message.startsWith("Local Event Bus") ? log.debug(message) : log.warn(message)),
  log: (...values) => log.debug(values.map(words).join(" ")),
};
