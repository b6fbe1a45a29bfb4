import { z } from "zod";
import { answer } from "../envelope";
import { gatewayNames } from "../payment/words";
import { keyModes } from "../payment-setup/words";
import { instantSchema } from "../values";
import { messageProviders, operationNoticeNames, operationStates } from "./words";

const countSchema = z.number().int().min(0);
const bytesSchema = z.number().int().min(0);

/** A part of the shop. `facts` is null if they could not be read in time. */
const partOf = <Facts extends z.ZodType>(facts: Facts) =>
  z.object({
    state: z.enum(operationStates),
    notices: z.array(z.enum(operationNoticeNames)),
    facts: facts.nullable(),
  });

const taskCounts = {
  /** Could begin now. */
  waiting: countSchema,
  running: countSchema,
  /** Waits for its time, or for its next attempt. */
  delayed: countSchema,
  /** Ran out of attempts. */
  failed: countSchema,
};

export const queueFactsSchema = z.object({
  ...taskCounts,
  /** Kinds of tasks that are in the queue, failed ones first. */
  kinds: z.array(
    z.object({
      /** Its name in the code; `taskText` has the label. */
      name: z.string(),
      ...taskCounts,
      /** How long the oldest waiting task could have begun; null if none waits. */
      oldestSeconds: z.number().int().min(0).nullable(),
    }),
  ),
  /** Processes that do tasks at this moment. */
  workers: countSchema,
  /** When a worker last added scheduled tasks, to the minute; null if never. */
  lastSeenAt: instantSchema.nullable(),
});

/** Of the last 24 hours, to within ten minutes. Times to within some seconds. */
export const webhookSenderSchema = z.object({
  name: z.enum([...gatewayNames, "courier"]),
  /** Whether the shop accepts webhooks of this sender: it has the keys or secret to verify them. */
  isSetUp: z.boolean(),
  lastReceivedAt: instantSchema.nullable(),
  accepted: countSchema,
  repeated: countSchema,
  /** Wrong signature, or none. */
  refused: countSchema,
  /** Could not be stored. */
  failed: countSchema,
  /** A courier's, about no parcel of ours. */
  unmatched: countSchema,
  /** Stored more than a quarter of an hour ago, and still not processed. */
  unread: countSchema,
});

export const gatewayHealthSchema = z.object({
  gateway: z.enum(gatewayNames),
  isOn: z.boolean(),
  /** The mode of its keys; null if there are none. */
  mode: z.enum(keyModes).nullable(),
  /** Calls of the last 24 hours, to within ten minutes. A refusal is an answer, and counts as success. */
  succeeded: countSchema,
  failed: countSchema,
  lastSuccessAt: instantSchema.nullable(),
  lastFailureAt: instantSchema.nullable(),
  /** Payments that the gateway has reported in the last 24 hours, by what became of them. */
  payments: z.object({ captured: countSchema, pending: countSchema, failed: countSchema }),
});

export const messageProviderSchema = z.object({
  provider: z.enum(messageProviders),
  /** Whether this server would send by it now. */
  isInUse: z.boolean(),
  /** Messages of the last 24 hours, to within ten minutes; each attempt counts. */
  sent: countSchema,
  failed: countSchema,
  lastSentAt: instantSchema.nullable(),
  lastFailedAt: instantSchema.nullable(),
});

export const messageFactsSchema = z.object({
  providers: z.array(messageProviderSchema),
  /** In the order in which they are tried. */
  smsProviders: z.array(z.enum(messageProviders)),
});

export const serverFactsSchema = z.object({
  /** Versions of the server that has answered. */
  shop: z.string(),
  engine: z.string(),
  node: z.string(),
  postgres: z.string(),
  /** The oldest version of PostgreSQL that the shop supports. */
  oldestPostgres: z.string(),
  /** Server processes connected to the database; null where processes share it without telling. */
  processes: countSchema.nullable(),
  migrationsMissing: countSchema,
});

export const storageFactsSchema = z.object({
  databaseBytes: bytesSchema,
  /** Of the server that has answered; null if files are in a bucket. */
  files: z.object({ freeBytes: bytesSchema, totalBytes: bytesSchema }).nullable(),
});

export const operationsSchema = z.object({
  checkedAt: instantSchema,
  queue: partOf(queueFactsSchema),
  webhooks: partOf(z.array(webhookSenderSchema)),
  gateways: partOf(z.array(gatewayHealthSchema)),
  messages: partOf(messageFactsSchema),
  servers: partOf(serverFactsSchema),
  /** `version` is null if the shop uses no Redis. */
  redis: partOf(z.object({ version: z.string().nullable() })),
  storage: partOf(storageFactsSchema),
  /** The last backup by `npm run backup`; null if none is known. */
  backup: partOf(z.object({ lastAt: instantSchema.nullable() })),
});
export type Operations = z.infer<typeof operationsSchema>;
export type OperationPart = Exclude<keyof Operations, "checkedAt">;
export type FactsOf<Part extends OperationPart> = NonNullable<Operations[Part]["facts"]>;

export const operationsAnswerSchema = answer({ operations: operationsSchema });
