import pino from "pino";
import { readConfig } from "../config/read-config";
import { logError } from "./log-error";

/**
 * The one log of this process: a JSON line each, on standard output. Whoever logs passes ids, never tokens, codes,
 * passwords or bodies; what slips through under these names is struck out.
 */
export const log = pino({
  level: readConfig().logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: logError },
  formatters: { level: (level) => ({ level }) },
  redact: {
    paths: ["token", "otp", "code", "password", "authorization", "*.token", "*.otp", "*.code", "*.password"].concat([
      "*.authorization",
    ]),
    censor: "[struck out]",
  },
});
