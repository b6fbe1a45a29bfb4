import pino from "pino";
import { readConfig } from "../config/read-config";
import { traceOfLine } from "../spans/spans";
import { logError } from "./log-error";

const written = {
  level: readConfig().logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/**
 * The one log of this process: a JSON line each, on standard output. Whoever logs passes ids, never tokens, codes,
 * passwords or bodies; what slips through under these names is struck out.
 */
export const log = pino({
  ...written,
  mixin: traceOfLine,
  serializers: { err: logError },
  redact: {
    paths: ["token", "otp", "code", "password", "authorization", "*.token", "*.otp", "*.code", "*.password"].concat([
      "*.authorization",
    ]),
    censor: "[struck out]",
  },
});

const flushedAfterMs = 100;
const bytesPerWrite = 8_192;

/**
 * The same log for the one line that every request leaves. Those are written many at a time, at the latest after a
 * tenth of a second: one by one they cost as much as a warm answer. They are made of our own words, so nothing is
 * struck out.
 */
export const requestLines = pino(
  written,
  pino.destination({ dest: 1, sync: false, minLength: bytesPerWrite, periodicFlush: flushedAfterMs }),
);
