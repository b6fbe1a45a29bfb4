import { config } from "zod/v4";

/**
 * Stands in for the package `zod` in the built shop. By itself zod makes functions out of text where it may, and tries
 * whether it may as soon as the first object schema is made: each try is a violation of our security policy, told in
 * the console. Alone a stand-in is sure to run before every schema, also before the contract's.
 */
config({ jitless: true });

export * from "zod/v4";
