import type { GatewayName } from "@haat/api-contract/payment/words";
import type { ReconciliationDifference, ReconciliationRun } from "@haat/api-contract/reconciliation/schemas";
import type { DifferenceKind, ReconciliationOutcome } from "@haat/api-contract/reconciliation/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { indiaDaySql, indiaMidnightSql } from "#database/india-day-sql";
import { instantSql, type Page, type PageWanted, pageOf } from "#database/page-of";

/** A part of the books that is compared as one. */
export type Section = `gateway:${GatewayName}` | "books" | "refunds" | "wallet" | "orders";

/** A difference. Amounts in whole paise, null if they do not apply. */
export type FoundDifference = {
  section: Section;
  kind: DifferenceKind;
  /** Its subject, in the tables' own terms: together with the kind it identifies the difference. */
  subject: string;
  orderId: string | null;
  gateway: GatewayName | null;
  paymentId: string | null;
  expectedPaise: number | null;
  foundPaise: number | null;
  detail: string;
  /** When the subject was created, which decides the day that it belongs to; null if it belongs to all. */
  at: Date | null;
};

/** Days in India, as `YYYY-MM-DD`, both inclusive. */
export type Days = { from: string; to: string };
export type Gap = ReconciliationRun["gaps"][number];

type Ending = {
  outcome: Exclude<ReconciliationOutcome, "running">;
  payments: number;
  differences: number;
  gaps: readonly Gap[];
};

const runColumns = `id AS "_id", from_day::text AS "from", to_day::text AS "to", outcome, ${instantSql("started_at")} AS "startedAt",
  ${instantSql("ended_at")} AS "endedAt", payments, differences, gaps`;

/** Age up to which an open difference is checked again automatically. */
const rememberedDays = 60;

/** Reconciliation runs, and the differences they have found. */
export class ReconciliationBook {
  constructor(private readonly run: Run) {}

  /** Begins a run; null if one is running. One that has been running for an hour counts as dead. */
  async begin({ from, to }: Days, by: string | null): Promise<string | null> {
    await this.run({
      name: "reconciliation-give-up",
      text: `UPDATE reconciliation_run SET outcome = 'incomplete', ended_at = now()
              WHERE outcome = 'running' AND started_at < now() - interval '1 hour'`,
      values: [],
    });
    const [begun] = await this.run<{ id: string }>({
      name: "reconciliation-begin",
      text: `INSERT INTO reconciliation_run (id, from_day, to_day, by_user) VALUES ($1, $2::date, $3::date, $4)
             ON CONFLICT DO NOTHING RETURNING id`,
      values: [generateEntityId(undefined, "recon"), from, to, by],
    });
    return begun?.id ?? null;
  }

  async end(id: string, { outcome, payments, differences, gaps }: Ending): Promise<ReconciliationRun> {
    const [ended] = await this.run<ReconciliationRun>({
      name: "reconciliation-end",
      text: `UPDATE reconciliation_run SET outcome = $2, payments = $3, differences = $4, gaps = $5::jsonb, ended_at = now()
              WHERE id = $1 RETURNING ${runColumns}`,
      values: [id, outcome, payments, differences, JSON.stringify(gaps)],
    });
    if (!ended) throw new Error("This comparison of the books was never begun.");
    return ended;
  }

  /** Stores a run's differences; one that was found before keeps the day on which that was. */
  async keep(runId: string, found: readonly FoundDifference[]): Promise<void> {
    for (const one of found) {
      await this.run({
        name: "reconciliation-keep",
        text: `
INSERT INTO reconciliation_difference (id, key, section, kind, order_id, gateway, gateway_payment_id, expected_paise, found_paise, detail, about_at, last_run)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::bigint, $10, $11::timestamptz, $12)
ON CONFLICT (key) WHERE resolved_at IS NULL DO UPDATE
   SET expected_paise = EXCLUDED.expected_paise, found_paise = EXCLUDED.found_paise, detail = EXCLUDED.detail,
       order_id = EXCLUDED.order_id, last_run = EXCLUDED.last_run, last_seen_at = now()`,
        values: [
          generateEntityId(undefined, "recdiff"),
          `${one.kind}:${one.subject}`,
          one.section,
          one.kind,
          one.orderId,
          one.gateway,
          one.paymentId,
          one.expectedPaise,
          one.foundPaise,
          one.detail.slice(0, 500),
          one.at?.toISOString() ?? null,
          runId,
        ],
      });
    }
  }

  /** Resolves differences that a run has checked and not found again. */
  async resolve(runId: string, section: Section, { from, to }: Days): Promise<void> {
    await this.run({
      name: "reconciliation-resolve",
      text: `UPDATE reconciliation_difference SET resolved_at = now()
              WHERE resolved_at IS NULL AND section = $2 AND last_run <> $1
                AND (about_at IS NULL OR (about_at >= ${indiaMidnightSql("$3::date")} AND about_at < ${indiaMidnightSql("$4::date + 1")}))`,
      values: [runId, section, from, to],
    });
  }

  /** Yesterday, today, and the days of open differences up to the maximum age. */
  async usualDays(): Promise<Days> {
    const [days] = await this.run<Days>({
      name: "reconciliation-usual-days",
      text: `SELECT LEAST(today - 1, GREATEST(today - ${rememberedDays}, (
               SELECT min(${indiaDaySql("about_at")}) FROM reconciliation_difference WHERE resolved_at IS NULL)))::text AS "from",
               today::text AS "to"
               FROM (SELECT ${indiaDaySql("now()")} AS today) clock`,
      values: [],
    });
    if (!days) throw new Error("The database knows no day.");
    return days;
  }

  /** Whether nobody has compared the books since 03:30 of this day in India, and it is later than that. */
  async isDue(): Promise<boolean> {
    const morning = `(${indiaMidnightSql(indiaDaySql("now()"))} + interval '3 hours 30 minutes')`;
    const [answer] = await this.run<{ due: boolean }>({
      name: "reconciliation-due",
      text: `SELECT now() >= ${morning} AND NOT EXISTS (
               SELECT FROM reconciliation_run WHERE started_at >= ${morning}) AS due`,
      values: [],
    });
    return answer?.due ?? false;
  }

  async lastRun(): Promise<ReconciliationRun | null> {
    const [last] = await this.run<ReconciliationRun>({
      name: "reconciliation-last",
      text: `SELECT ${runColumns} FROM reconciliation_run ORDER BY (outcome = 'running'), started_at DESC LIMIT 1`,
      values: [],
    });
    return last ?? null;
  }

  /** The current differences, newest first. */
  differences(wanted: PageWanted): Promise<Page<ReconciliationDifference>> {
    return pageOf<ReconciliationDifference>(
      this.run,
      {
        name: "reconciliation-differences",
        select: `d.id AS "_id", d.kind, CASE WHEN d.order_id IS NOT NULL THEN
            json_build_object('_id', d.order_id, 'orderNumber', COALESCE((SELECT o.display_id FROM haat_order o WHERE o.id = d.order_id), 0)) END AS "order",
          d.gateway, d.gateway_payment_id AS "paymentId", d.expected_paise::float8 / 100 AS expected, d.found_paise::float8 / 100 AS found,
          d.detail, ${instantSql("d.first_seen_at")} AS "firstSeenAt", ${instantSql("d.last_seen_at")} AS "lastSeenAt"`,
        from: "reconciliation_difference d WHERE d.resolved_at IS NULL",
        order: "d.first_seen_at DESC, d.id",
        values: [],
      },
      wanted,
    );
  }
}
