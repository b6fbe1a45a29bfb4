import { sellerMessages } from "@haat/api-contract/seller/messages";
import { reasonedStates, type SellerVerdict, sellerMoves } from "@haat/api-contract/seller/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { sellerVerdict } from "#messages/seller-verdict";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { SellerRow } from "#modules/seller/accounts";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { recordChange } from "../audit/record-change";
import { catalogEvents } from "../catalog/events";
import { queueMail } from "../message/queue-mail";
import { notifySellers } from "../seller-notice/notify-sellers";
import { accountJudgedNews } from "../seller-notice/seller-news";

type Verdict = { state: SellerVerdict; reason: string; version?: string | undefined };

/**
 * Approves, rejects or suspends a seller, which also shows or hides their products; the email and notice about it are
 * written in the same transaction.
 *
 * @throws ApiError 404, 409 changed concurrently, the email address is not verified, or the move is not allowed (see
 * `sellerMoves`).
 */
export async function reviewSeller(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
  { state, reason, version }: Verdict,
): Promise<SellerRow> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  const decided = await inOneTransaction(container, async (transaction) => {
    const { accounts } = sellers.within(transaction.prepared);
    await accounts.lock(sellerId);
    const before = await accounts.byId(sellerId);
    if (!before) throw new ApiError(404, sellerMessages.notFound);
    if (version && version !== before.version) throw new ApiError(409, sellerMessages.changedMeanwhile);
    if (!sellerMoves[before.state].includes(state)) {
      throw new ApiError(409, sellerMessages.moveRefused(before.state, state));
    }
    // A suspended seller may have been approved before verification was required; all others must have verified their
    // email address.
    if (state === "approved" && before.state !== "suspended" && !before.emailVerified) {
      throw new ApiError(409, sellerMessages.emailUnverified);
    }
    await accounts.setState(sellerId, state, reasonedStates.includes(state) ? reason : "");
    const after = (await accounts.byId(sellerId)) ?? before;
    await queueMail(container, transaction, {
      to: after.email,
      template: "seller-verdict",
      write: (sender) => sellerVerdict({ state, reason: after.reason, ...sender }),
    });
    const news = accountJudgedNews(state, { sellerId, reason: after.reason, version: after.version });
    await notifySellers(container, [news], transaction);
    const entry = { actorId: caller.userId, action: `seller.${state}`, subject: subjectOf(after) };
    await recordChange(container, { ...entry, before: told(before), after: told(after) }, transaction);
    return after;
  });
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: catalogEvents.sellerChanged, data: { seller_ids: [sellerId] } });
  return decided;
}

const subjectOf = ({ id, email }: SellerRow) => ({ type: "seller", id, label: email });
const told = ({ state, reason }: SellerRow) => ({ state, reason });
