import { config } from "zod/v4";

/**
 * Replaces the package `zod` in the built shop. By default zod compiles schemas with `new Function` if allowed, and
 * probes that when the first object schema is created: each probe violates our security policy, and is reported in the
 * console. Only a replaced module is sure to run before every schema, including the contract's.
 */
config({ jitless: true });

export * from "zod/v4";
