import { retention } from "#config/retention";
import type { Run } from "#database/database";

const maxRows = 1000;

/** The first year of the running financial year. */
const currentYear = "extract(year FROM (now() AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::int";

const blanked = `document || jsonb_build_object('buyer', document->'buyer'
  || jsonb_build_object('name', 'Deleted account', 'address', '[]'::jsonb, 'mobile', ''))`;

/**
 * Removes the buyer's name, address and number from invoices and credit notes that the law has no longer kept, of orders
 * whose customer is `nobody`. Numbers, sums and the buyer's state stay, so that the series has no gap.
 *
 * @returns how many.
 */
export async function blankBuyers(run: Run, nobody: string): Promise<number> {
  let total = 0;
  for (const table of ["invoice", "credit_note"]) {
    for (let blankedNow = maxRows; blankedNow === maxRows; total += blankedNow) {
      const rows = await run({
        name: `${table}-blank-buyers`,
        text: `UPDATE ${table} SET document = ${blanked} WHERE id = ANY (ARRAY(
                 SELECT d.id FROM ${table} d JOIN haat_order_status s ON s.order_id = d.order_id
                  WHERE s.customer_id = $1 AND left(d.financial_year, 4)::int + $2::int < ${currentYear}
                    AND d.document->'buyer'->>'name' <> 'Deleted account' LIMIT ${maxRows})) RETURNING id`,
        values: [nobody, retention.bookYears],
      });
      blankedNow = rows.length;
    }
  }
  return total;
}
