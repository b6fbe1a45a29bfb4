import type { Operations } from "@haat/api-contract/operations/schemas";
import { type OperationNotice, stateOf } from "@haat/api-contract/operations/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keptFor } from "#collections/kept-for";
import { readConfig } from "#config/read-config";
import { Database, type Run } from "#database/database";
import { isPostgresOld } from "#database/oldest-postgres";
import { countMissingMigrations } from "#http/readiness";
import { log } from "#log/log";
import { openChannels } from "#messages/open-channels";
import { GatewayPaymentService } from "#modules/gateway-payment/service";
import { OperationsService } from "#modules/operations/service";
import { readQueue } from "#queue/queue-health";
import {
  assessBackup,
  assessGateways,
  assessMessages,
  assessQueue,
  assessServers,
  assessStorage,
  assessWebhooks,
} from "./assess";
import { storeOperationCounts } from "./keep-operation-counts";
import { readDatabase, redisFacts, serverFacts, storageFacts } from "./machines";
import { gatewayHealth, messageHealth, webhookSenders } from "./services";

/** Clicks within this time share one reading. */
const keptMs = 2_000;
/** A part that takes longer is unknown. The database ends its statement a little earlier. */
const patienceMs = 2_500;
const statementMs = 2_000;

let kept: (() => Promise<Operations>) | undefined;

/**
 * Whether each part of the shop works, as far as the whole shop knows it: what its processes have counted is in the
 * database. A part that can't be read in time is unknown, and keeps no other waiting.
 */
export function readOperations(container: MedusaContainer): Promise<Operations> {
  kept ??= keptFor(keptMs, () => readNow(container));
  return kept();
}

async function readNow(container: MedusaContainer): Promise<Operations> {
  const checkedAt = new Date().toISOString();
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const read = <Found>(reading: (run: Run) => Promise<Found>) =>
    inTime(
      patienceMs,
      database.transaction(async (run) => {
        await run({ name: "", text: `SET LOCAL statement_timeout = ${statementMs}`, values: [] });
        return await reading(run);
      }),
    );
  const isDemo = readConfig().mode === "demo";
  const counts = inTime(patienceMs, storeOperationCounts(container)).then(() => read(OperationsService.readRecentIn));
  const lastDay = read(GatewayPaymentService.readLastDayIn);
  const ofDatabase = read(readDatabase);
  const given = async () => {
    const [recent, payments] = await Promise.all([counts, lastDay]);
    return { recent, lastDay: payments };
  };

  const [queue, webhooks, gateways, messages, servers, redis, storage, backup] = await Promise.all([
    part("queue", () => read(readQueue), assessQueue),
    part("webhooks", async () => webhookSenders(container, await given()), assessWebhooks),
    part(
      "gateways",
      async () => gatewayHealth(container, await given()),
      (facts) => assessGateways(facts, isDemo),
    ),
    part(
      "messages",
      async () => messageHealth(await counts),
      (facts) => assessMessages(facts, openChannels().includes("email")),
    ),
    part(
      "servers",
      async () => serverFacts(await ofDatabase, await countMissingMigrations(container)),
      async (facts) => assessServers(facts, isPostgresOld((await ofDatabase).number)),
    ),
    part("redis", redisFacts, () => [], "redis-away"),
    part("storage", async () => storageFacts(await ofDatabase), assessStorage),
    part(
      "backup",
      async () => ({ lastAt: (await counts).find(({ kind }) => kind === "backup")?.lastAt ?? null }),
      (facts) => assessBackup(facts, Date.now()),
    ),
  ]);
  return { checkedAt, queue, webhooks, gateways, messages, servers, redis, storage, backup };
}

type Part<Facts> = { state: ReturnType<typeof stateOf>; notices: OperationNotice[]; facts: Facts | null };

/** Reads and assesses a part; what fails or takes too long is unknown. Never throws. */
async function part<Facts>(
  name: string,
  read: () => Promise<Facts>,
  assess: (facts: Facts) => OperationNotice[] | Promise<OperationNotice[]>,
  unknown: OperationNotice = "not-read",
): Promise<Part<Facts>> {
  try {
    const facts = await inTime(patienceMs, read());
    const notices = await assess(facts);
    return { state: stateOf(notices), notices, facts };
  } catch (error) {
    log.warn({ err: error }, `The ${name} of the shop could not be checked`);
    return { state: stateOf([unknown]), notices: [unknown], facts: null };
  }
}

/** The result of `work`. @throws its error, or one that says so if it is not there in time; `work` itself goes on */
async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
