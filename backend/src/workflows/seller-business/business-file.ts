import { loginMessages } from "@haat/api-contract/login/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import { type CheckedFact, checkedFacts } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { SellerRow } from "#modules/seller/accounts";
import type { PlaceRow } from "#modules/seller/business-files";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { toBusinessFile } from "./to-business-file";

/** The business details that staff check; null if not entered yet. */
export type BusinessFacts = { legalName: string | null; gstNumber: string | null; panNumber: string | null };

const names = ["legalName", "gstNumber", "panNumber"] as const satisfies CheckedFact[];

/** The changed ones. */
export const changedFacts = (before: BusinessFacts, after: BusinessFacts): CheckedFact[] =>
  names.filter((name) => before[name] !== after[name]);

export type AccountFacts = { holder: string; number: string | null; ifsc: string };

/** A bank account is one fact: a change of any part sends money elsewhere. An unreadable number counts as changed. */
export const isOtherAccount = (before: AccountFacts | null, after: AccountFacts): boolean =>
  before?.holder !== after.holder || before.number !== after.number || before.ifsc !== after.ifsc;

/** @throws ApiError 401 the account is gone. */
export async function readFile(container: MedusaContainer, sellerId: string): Promise<BusinessFile> {
  const { accounts, businessFiles } = container.resolve<SellerService>(SELLER_MODULE);
  const [account, file] = await Promise.all([accounts.byId(sellerId), businessFiles.of(sellerId)]);
  if (!account) throw new ApiError(401, loginMessages.tokenRejected);
  return toBusinessFile(account, file);
}

type Parts = ReturnType<SellerService["within"]>;

/**
 * Changes a seller's business profile under the seller's lock, in one transaction. `act` returns which of the facts
 * checked by staff it changed; for a seller who was already approved these are recorded for staff. Every change bumps
 * the seller's version, so that staff cannot decide on an outdated profile.
 *
 * @throws ApiError 401 the account is gone.
 */
export function changeFile(
  container: MedusaContainer,
  sellerId: string,
  act: (parts: Parts, account: SellerRow) => Promise<readonly CheckedFact[]>,
): Promise<BusinessFile> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  return inOneTransaction(container, async ({ prepared }) => {
    const parts = sellers.within(prepared);
    const { accounts, businessFiles } = parts;
    await accounts.lock(sellerId);
    const before = await accounts.byId(sellerId);
    if (!before) throw new ApiError(401, loginMessages.tokenRejected);
    const changed = await act(parts, before);
    const wasApproved = before.state === "approved" || before.state === "suspended";
    if (wasApproved && changed.length > 0) {
      const unchecked = checkedFacts.filter(
        (fact) => changed.includes(fact) || before.uncheckedChanges.some((known) => known === fact),
      );
      await accounts.setUncheckedChanges(sellerId, unchecked);
    } else await accounts.touch(sellerId);
    return toBusinessFile((await accounts.byId(sellerId)) ?? before, await businessFiles.of(sellerId));
  });
}

/** @throws ApiError 401 the account is gone. */
export const savePickUp = (container: MedusaContainer, sellerId: string, place: PlaceRow): Promise<BusinessFile> =>
  changeFile(container, sellerId, async ({ businessFiles }) => {
    await businessFiles.setPickUp(sellerId, place);
    return [];
  });
