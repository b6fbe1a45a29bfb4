import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { InvoiceDocument } from "./invoice-document";
import { financialYear, invoiceNumber } from "./invoice-number";
import { Invoice } from "./models/invoice";

export class InvoiceModuleService extends MedusaService({ Invoice }) {
  /**
   * Issues invoices in the order given, with the next numbers of the financial years in which their goods left. An
   * order that has an invoice keeps it. The year's row stays locked to the end of the transaction, so that numbers
   * follow one another however many issue at once, and one that fails leaves no gap.
   */
  @InjectTransactionManager()
  async issue(
    documents: readonly InvoiceDocument[],
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    for (const [year, those] of byYear(documents)) await this.issueInYear(year, those, context);
  }

  private async issueInYear(
    year: string,
    documents: readonly InvoiceDocument[],
    { transactionManager }: Context<SqlEntityManager>,
  ): Promise<void> {
    await transactionManager?.execute(
      "INSERT INTO invoice_series (financial_year) VALUES (?) ON CONFLICT (financial_year) DO NOTHING",
      [year],
    );
    const [series] = await rowsOf<{ last_serial: number }>(
      transactionManager?.execute("SELECT last_serial FROM invoice_series WHERE financial_year = ? FOR UPDATE", [year]),
    );
    // Asked only now: whoever was faster has committed, and is seen.
    const issued = await rowsOf<{ order_id: string }>(
      transactionManager?.execute("SELECT order_id FROM invoice WHERE order_id = ANY (?)", [
        `{${documents.map(({ orderId }) => `"${orderId}"`).join(",")}}`,
      ]),
    );
    const known = new Set(issued.map(({ order_id }) => order_id));
    const rows = documents
      .filter(({ orderId }) => !known.has(orderId))
      .map((document, index) => toRow(document, year, (series?.last_serial ?? 0) + index + 1));
    const last = rows.at(-1);
    if (!last) return;
    await transactionManager?.execute(
      `INSERT INTO invoice (id, order_id, financial_year, serial, number, issued_at, document)
       SELECT * FROM jsonb_to_recordset(?::jsonb) AS made(id text, order_id text, financial_year text,
         serial int, number text, issued_at timestamptz, document jsonb)`,
      [JSON.stringify(rows)],
    );
    await transactionManager?.execute("UPDATE invoice_series SET last_serial = ? WHERE financial_year = ?", [
      last.serial,
      year,
    ]);
  }
}

/** Years in rising order, so that two who issue for both never wait for each other. */
function byYear(documents: readonly InvoiceDocument[]): [string, InvoiceDocument[]][] {
  const years = new Map<string, InvoiceDocument[]>();
  for (const document of documents) {
    const year = financialYear(new Date(document.issuedAt));
    years.set(year, [...(years.get(year) ?? []), document]);
  }
  return [...years].sort(([one], [other]) => (one < other ? -1 : 1));
}

const toRow = (document: InvoiceDocument, year: string, serial: number) => ({
  id: generateEntityId(undefined, "inv"),
  order_id: document.orderId,
  financial_year: year,
  serial,
  number: invoiceNumber(year, serial),
  issued_at: document.issuedAt,
  document,
});

const rowsOf = async <Row>(answer: Promise<Row[]> | undefined): Promise<Row[]> => (await answer) ?? [];
