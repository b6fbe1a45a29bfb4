import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { approvalMoves, type ProductVerdict } from "@haat/api-contract/product/words";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { sellerProductVerdict } from "#messages/seller-product-verdict";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerProductRow } from "#modules/seller/products";
import type { SellerService } from "#modules/seller/service";
import { recordChange } from "../audit/record-change";
import { queueMail } from "../message/queue-mail";
import { publishProduct } from "../product/publish-product";
import { findProductIn } from "../product/read-product";
import type { StoredProduct } from "../product/stored-product";
import { toManagedProduct } from "../product/to-managed-product";
import { notifySellers, wantsMail } from "../seller-notice/notify-sellers";
import { productJudgedNews } from "../seller-notice/seller-news";

type Verdict = { state: ProductVerdict; reason: string; version?: string | undefined };
type Request = { id: string; actorId: string; verdict: Verdict };

/** @throws ApiError 404, 409 */
function checkMove(own: SellerProductRow | null, { state, version }: Verdict): SellerProductRow {
  if (!own) throw new ApiError(409, sellerProductMessages.shopsOwn);
  if (version && version !== own.version) throw new ApiError(409, sellerProductMessages.changedMeanwhile);
  if (!approvalMoves[own.state].includes(state)) {
    throw new ApiError(409, sellerProductMessages.moveRefused(own.state, state));
  }
  return own;
}

async function notifySeller(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, title, seller }: StoredProduct,
  { state, reason }: Verdict,
  version: string,
): Promise<void> {
  const { accounts } = container.resolve<SellerService>(SELLER_MODULE).within(transaction.prepared);
  const account = await accounts.byId(seller?.id ?? "");
  if (!account) return;
  const news = productJudgedNews(state, { productId: id, sellerId: account.id, title, reason, version });
  await notifySellers(container, [news], transaction);
  if (!(await wantsMail(container, transaction, account.id, "products"))) return;
  await queueMail(container, transaction, {
    to: account.email,
    template: "seller-product-verdict",
    write: (sender) => sellerProductVerdict({ state, reason, title, ...sender }),
  });
}

/**
 * Approves or rejects a seller's product, which shows it in the shop or hides it; the seller is notified by email and
 * the portal's bell, as chosen.
 *
 * @throws ApiError 404, 409 for the shop's own product, a state that does not allow it, or when it has changed
 * meanwhile.
 */
export async function reviewProduct(
  container: MedusaContainer,
  { id, actorId, verdict }: Request,
): Promise<ManagedProduct> {
  const service = container.resolve<SellerService>(SELLER_MODULE);
  const decided = await inOneTransaction(container, async (transaction) => {
    const { products } = service.within(transaction.prepared);
    const own = await products.lock(id);
    // A deleted product still has its row, and must give a 404.
    await findProductIn(transaction, id);
    const before = checkMove(own, verdict);
    const reason = verdict.state === "rejected" ? verdict.reason : "";
    await products.decide(id, verdict.state, reason);
    const product = await findProductIn(transaction, id);
    await notifySeller(container, transaction, product, verdict, before.version);
    const entry = {
      actorId,
      action: `product.${verdict.state}`,
      subject: { type: "product", id, label: product.title },
    };
    const told = {
      before: { approval: before.state, reason: before.reason },
      after: { approval: verdict.state, reason },
    };
    await recordChange(container, { ...entry, ...told }, transaction);
    return product;
  });
  await publishProduct(container, "updated", id);
  return toManagedProduct(decided);
}
