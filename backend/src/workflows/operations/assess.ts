import type { FactsOf } from "@haat/api-contract/operations/schemas";
import type { OperationNotice } from "@haat/api-contract/operations/words";
import { maxWaitSeconds } from "#queue/queue-health";

type Notices = OperationNotice[];
const gibibyte = 2 ** 30;
const hourMs = 3_600_000;

/** Less than this is nearly full: a day's pictures, or a database's log, may need it. */
const minFree = { share: 0.05, bytes: 2 * gibibyte };
/** Twice a night. */
const maxBackupHours = 48;

const noticesIf = (found: readonly (readonly [OperationNotice, boolean])[]): Notices =>
  found.filter(([, is]) => is).map(([notice]) => notice);

export const assessQueue = ({ workers, failed, kinds }: FactsOf<"queue">): Notices =>
  noticesIf([
    ["no-worker", workers === 0],
    ["tasks-failed", failed > 0],
    ["tasks-waiting", kinds.some(({ oldestSeconds }) => (oldestSeconds ?? 0) > maxWaitSeconds)],
  ]);

/**
 * Anybody may send a forged webhook, and a courier err once; a wrong secret refuses all, or many. So it takes at least
 * three in a day, and one for each ten that were right.
 */
const isOften = (count: number, { accepted, repeated }: FactsOf<"webhooks">[number]) =>
  count >= 3 && count * 10 >= accepted + repeated;

export const assessWebhooks = (senders: FactsOf<"webhooks">): Notices =>
  noticesIf([
    ["webhooks-refused", senders.some((sender) => sender.isSetUp && isOften(sender.refused, sender))],
    ["webhooks-failed", senders.some((sender) => sender.failed > 0 || isOften(sender.unmatched, sender))],
    ["webhooks-unread", senders.some(({ unread }) => unread > 0)],
  ]);

/** Both are times of one format, which sort as texts. */
const isLater = (one: string | null, other: string | null) => one !== null && (other === null || one > other);

/** @param isDemo a demo has no live keys */
export const assessGateways = (gateways: FactsOf<"gateways">, isDemo: boolean): Notices => {
  const on = gateways.filter(({ isOn }) => isOn);
  return noticesIf([
    ["gateway-keys-missing", on.some(({ mode }) => mode === null)],
    ["gateway-test-keys", !isDemo && on.some(({ mode }) => mode === "test")],
    [
      "gateway-failing",
      on.some(({ failed, lastFailureAt, lastSuccessAt }) => failed > 0 && isLater(lastFailureAt, lastSuccessAt)),
    ],
  ]);
};

/** @param hasMail whether the shop can send mail at all */
export const assessMessages = ({ providers }: FactsOf<"messages">, hasMail: boolean): Notices =>
  noticesIf([
    ["no-mail", !hasMail],
    [
      "messages-failing",
      providers.some(
        ({ isInUse, failed, lastFailedAt, lastSentAt }) => isInUse && failed > 0 && isLater(lastFailedAt, lastSentAt),
      ),
    ],
  ]);

export const assessServers = ({ migrationsMissing }: FactsOf<"servers">, isPostgresOld: boolean): Notices =>
  noticesIf([
    ["migrations-missing", migrationsMissing > 0],
    ["postgres-old", isPostgresOld],
  ]);

export const assessStorage = ({ files }: FactsOf<"storage">): Notices =>
  noticesIf([
    [
      "disk-nearly-full",
      files !== null && (files.freeBytes < minFree.bytes || files.freeBytes < files.totalBytes * minFree.share),
    ],
  ]);

/** @param now milliseconds since 1970 */
export const assessBackup = ({ lastAt }: FactsOf<"backup">, now: number): Notices =>
  noticesIf([
    ["backup-unknown", lastAt === null],
    ["backup-old", lastAt !== null && now - Date.parse(lastAt) > maxBackupHours * hourMs],
  ]);
