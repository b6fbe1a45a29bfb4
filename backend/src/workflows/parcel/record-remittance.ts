import type { RemittanceLine } from "@haat/api-contract/parcel/cash-endpoints";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { type MatchedLine, matchRemittance, toRemittanceLine } from "./match-remittance";
import { type ReadLine, readRemittance, trackingKey } from "./read-remittance";
import { auditCash } from "./record-parcel-cash";

type Sum = { parcels: number; amount: number };

const sumOf = (lines: readonly MatchedLine[]): Sum => {
  const matched = lines.filter(({ state }) => state === "matched");
  return { parcels: matched.length, amount: matched.reduce((paise, line) => paise + (line.paise ?? 0), 0) / 100 };
};

/** `hold` locks the parcels of a file, so that the result stays true until the end of the transaction. */
async function match(
  container: MedusaContainer,
  transaction: OneTransaction,
  lines: readonly ReadLine[],
  { hold }: { hold: boolean },
) {
  const parcels = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
  const keys = [...new Set(lines.map(({ trackingNumber }) => trackingKey(trackingNumber)).filter(Boolean))];
  return matchRemittance(lines, await parcels.trackedCash(keys, { hold }));
}

/** A dry run of recording a courier's file. @throws ApiError 400 it can't be read. */
export async function previewRemittance(
  container: MedusaContainer,
  csv: string,
): Promise<{ lines: RemittanceLine[]; matched: Sum }> {
  const read = readRemittance(csv);
  const lines = await inOneTransaction(container, (transaction) =>
    match(container, transaction, read, { hold: false }),
  );
  return { lines: lines.map(toRemittanceLine), matched: sumOf(lines) };
}

/**
 * Records the cash of all parcels that a courier's file matches, in one transaction, and nothing of its other lines.
 * The same file again, even concurrently, finds them received.
 *
 * @throws ApiError 400 it can't be read.
 */
export async function recordRemittance(
  container: MedusaContainer,
  caller: AdministratorAccess,
  csv: string,
): Promise<{ lines: RemittanceLine[]; recorded: Sum }> {
  const read = readRemittance(csv);
  const lines = await inOneTransaction(container, async (transaction) => {
    const matched = await match(container, transaction, read, { hold: true });
    const parcels = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
    const wanted = matched.flatMap(({ state, parcel, paise, reference }) =>
      state === "matched" && parcel && paise !== null ? [{ parcel, paise, reference }] : [],
    );
    await parcels.addCash(
      wanted.map(({ parcel, paise, reference }) => ({ parcelId: parcel.id, paise, reference, by: caller.userId })),
    );
    for (const { parcel, paise, reference } of wanted) {
      await auditCash(container, transaction, caller, parcel, { amount: paise / 100, reference });
    }
    return matched;
  });
  return { lines: lines.map(toRemittanceLine), recorded: sumOf(lines) };
}
