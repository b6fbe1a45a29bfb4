import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { groupBy } from "#collections/group-by";
import { type Connections, Database } from "#database/database";
import { blankBuyers } from "./blank-buyers";
import type { CreditNoteDocument, InvoiceToIssue } from "./invoice-document";
import { creditNoteNumber, financialYear, invoiceNumber } from "./invoice-number";
import { Invoice } from "./models/invoice";
import { findCreditNote, findInvoice, invoicesOf } from "./read/find-documents";
import { findUncredited, findUninvoiced } from "./read/find-unissued";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class InvoiceModuleService extends MedusaService({ Invoice }) {
  private readonly database: Database;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  find = (asked: Parameters<typeof findInvoice>[1]) => findInvoice(this.database.run, asked);
  findCreditNote = (asked: Parameters<typeof findCreditNote>[1]) => findCreditNote(this.database.run, asked);
  of = (orderId: string) => invoicesOf(this.database.run, orderId);
  uninvoiced = (asked: Parameters<typeof findUninvoiced>[1]) => findUninvoiced(this.database.run, asked);
  blankBuyers = (nobody: string) => blankBuyers(this.database.run, nobody);
  uncredited = (asked: Parameters<typeof findUncredited>[1]) => findUncredited(this.database.run, asked);

  /**
   * Issues invoices in the order given, with the next numbers of the financial years of their dispatches. A dispatch
   * that already has an invoice keeps it. The year's row stays locked until the transaction ends, so that concurrent
   * calls get consecutive numbers and a failed one leaves no gap.
   */
  @InjectTransactionManager()
  async issue(
    documents: readonly InvoiceToIssue[],
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    for (const [year, those] of byYear(documents)) await this.issueInYear(year, those, context);
  }

  private async issueInYear(
    year: string,
    documents: readonly InvoiceToIssue[],
    { transactionManager }: Context<SqlEntityManager>,
  ): Promise<void> {
    const lastSerial = await lockSeries(transactionManager, "invoice_series", year);
    // Read after the lock, to see what a concurrent call has committed.
    const issued = await rowsOf<{ order_id: string; dispatch: number }>(
      transactionManager?.execute("SELECT order_id, dispatch FROM invoice WHERE order_id = ANY (?)", [
        `{${documents.map(({ document }) => `"${document.orderId}"`).join(",")}}`,
      ]),
    );
    const known = new Set(issued.map(({ order_id, dispatch }) => `${order_id} ${dispatch}`));
    const rows = documents
      .filter(({ dispatch, document }) => !known.has(`${document.orderId} ${dispatch}`))
      .map((one, index) => toRow(one, year, lastSerial + index + 1));
    const last = rows.at(-1);
    if (!last) return;
    await transactionManager?.execute(
      `INSERT INTO invoice (id, order_id, dispatch, financial_year, serial, number, issued_at, document)
       SELECT * FROM jsonb_to_recordset(?::jsonb) AS made(id text, order_id text, dispatch int, financial_year text,
         serial int, number text, issued_at timestamptz, document jsonb)`,
      [JSON.stringify(rows)],
    );
    await moveSeries(transactionManager, "invoice_series", year, last.serial);
  }

  /**
   * Issues a credit note for what is still to be credited of an invoice, with the year's next number. `build` gets the
   * invoice's earlier notes, including those of concurrent calls: the invoice's row is locked until the transaction
   * ends.
   *
   * @returns whether there was anything to credit.
   */
  @InjectTransactionManager()
  async issueCreditNote(
    invoiceId: string,
    build: (before: readonly CreditNoteDocument[]) => CreditNoteDocument | null,
    @MedusaContext() { transactionManager }: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const [invoice] = await rowsOf<{ order_id: string }>(
      transactionManager?.execute("SELECT order_id FROM invoice WHERE id = ? FOR UPDATE", [invoiceId]),
    );
    if (!invoice) return false;
    const before = await rowsOf<{ document: CreditNoteDocument }>(
      transactionManager?.execute("SELECT document FROM credit_note WHERE order_id = ? AND invoice_id = ?", [
        invoice.order_id,
        invoiceId,
      ]),
    );
    const document = build(before.map((note) => note.document));
    if (!document) return false;
    const year = financialYear(new Date(document.issuedAt));
    const serial = (await lockSeries(transactionManager, "credit_note_series", year)) + 1;
    await transactionManager?.execute(
      `INSERT INTO credit_note (id, order_id, invoice_id, financial_year, serial, number, issued_at, total_paise, document)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [
        generateEntityId(undefined, "cnote"),
        invoice.order_id,
        invoiceId,
        year,
        serial,
        creditNoteNumber(year, serial),
        document.issuedAt,
        document.total,
        JSON.stringify(document),
      ],
    );
    await moveSeries(transactionManager, "credit_note_series", year, serial);
    return true;
  }
}

type Series = "invoice_series" | "credit_note_series";

/** Locks a series' row of a year, so that numbers are consecutive. @returns the last number issued. */
async function lockSeries(manager: SqlEntityManager | undefined, series: Series, year: string): Promise<number> {
  await manager?.execute(`INSERT INTO ${series} (financial_year) VALUES (?) ON CONFLICT (financial_year) DO NOTHING`, [
    year,
  ]);
  const [row] = await rowsOf<{ last_serial: number }>(
    manager?.execute(`SELECT last_serial FROM ${series} WHERE financial_year = ? FOR UPDATE`, [year]),
  );
  return row?.last_serial ?? 0;
}

async function moveSeries(
  manager: SqlEntityManager | undefined,
  series: Series,
  year: string,
  last: number,
): Promise<void> {
  await manager?.execute(`UPDATE ${series} SET last_serial = ? WHERE financial_year = ?`, [last, year]);
}

/** Years in ascending order, so that two callers with the same years cannot deadlock. */
function byYear(documents: readonly InvoiceToIssue[]): [string, InvoiceToIssue[]][] {
  const years = groupBy(documents, ({ document }) => financialYear(new Date(document.issuedAt)));
  return [...years].sort(([one], [other]) => (one < other ? -1 : 1));
}

const toRow = ({ dispatch, document }: InvoiceToIssue, year: string, serial: number) => ({
  id: generateEntityId(undefined, "inv"),
  order_id: document.orderId,
  dispatch,
  financial_year: year,
  serial,
  number: invoiceNumber(year, serial),
  issued_at: document.issuedAt,
  document,
});

const rowsOf = async <Row>(answer: Promise<Row[]> | undefined): Promise<Row[]> => (await answer) ?? [];
