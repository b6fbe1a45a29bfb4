import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import { loginMessages } from "@haat/api-contract/login/messages";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { loadStoreDefaults } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { toPaise } from "#money/rupees";
import { checkMethod } from "../payment-setup/check-method";
import { readPaymentSettings } from "../payment-setup/payment-settings";
import { findSellables } from "../sellable/read-sellables";
import { shareOfWallet } from "../wallet/share-of-wallet";
import { applyCoupon } from "./apply-coupon";
import type { OrderRequest } from "./order-request";
import { checkAgreed, type QuotedOrder, quoteOrder, withFee } from "./quote";
import type { Buyer, ContainedTax } from "./to-engine-order";
import type { OrderToWrite } from "./write-order";

type Row = {
  email: string | null;
  rate: number | null;
  code: string | null;
  name: string | null;
  unserved: string[] | null;
  gstin: string | null;
  shopName: string | null;
};
type Circumstances = {
  buyer: Buyer;
  tax: ContainedTax;
  unservedPincodes: string[];
  gstin: string;
  shopName: string | null;
};

async function readCircumstances(container: MedusaContainer, customerId: string): Promise<Circumstances> {
  const { taxRateId } = await loadStoreDefaults(container);
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({
    name: "order-circumstances",
    text: `SELECT c.email, t.rate, t.code, t.name,
                  shop.unserved_pincodes AS unserved, shop.shop->>'gstin' AS gstin,
                  shop.shop->>'tradeName' AS "shopName"
             FROM haat_customer c
             LEFT JOIN haat_tax_rate t ON t.id = $2
             LEFT JOIN haat_shop_settings shop ON true
            WHERE c.id = $1`,
    values: [customerId, taxRateId],
  });
  if (!row) throw new ApiError(401, loginMessages.tokenRejected);
  const tax = { id: taxRateId, code: row.code ?? "", name: row.name ?? "", rate: row.rate ?? 0 };
  return {
    buyer: { id: customerId, email: row.email },
    tax,
    unservedPincodes: row.unserved ?? [],
    gstin: row.gstin ?? "",
    shopName: row.shopName,
  };
}

/**
 * Runs every check that needs no writes, and computes the order from the shop's own prices.
 *
 * @throws ApiError as `quoteOrder` and `checkAgreed`; 400 for a payment method that is off; 401 when the
 * shopper's account is gone.
 */
export async function prepareOrder(container: MedusaContainer, request: OrderRequest): Promise<OrderToWrite> {
  const { body, customerId } = request;
  const productIds = body.products.map(({ productId }) => productId);
  const [{ buyer, tax, unservedPincodes, gstin, shopName }, sellables] = await Promise.all([
    readCircumstances(container, customerId),
    findSellables(container, productIds),
  ]);
  const plain = quoteOrder(body.products, { pincode: body.shippingAddress.pincode, unservedPincodes }, sellables);
  const goods = await applyCoupon(container.resolve<CouponService>(COUPON_MODULE), request, plain);
  const payment = await choosePayment(container, request, goods);
  const quoted = withFee(goods, payment.fee);
  checkAgreed(quoted, body);
  if (body.useWallet) checkNoBank(quoted);
  const { expiryMinutes } = await readPaymentSettings(container);
  const payUntil = isGateway(body.paymentMethod) ? new Date(Date.now() + expiryMinutes * 60_000) : null;
  return { request, quoted, buyer, tax, gstin, fromWalletPaise: payment.fromWalletPaise, payUntil, shopName };
}

type ChosenPayment = { fee: number; fromWalletPaise: number };

/** The wallet's share, and the fee of the payment method for the rest. */
async function choosePayment(
  container: MedusaContainer,
  { body, customerId }: OrderRequest,
  { total }: QuotedOrder,
): Promise<ChosenPayment> {
  const totalPaise = toPaise(total);
  const { paymentMethod: method, useWallet, shippingAddress } = body;
  const about = { customerId, totalPaise, pincode: shippingAddress.pincode };
  if (method === "wallet") {
    await checkMethod(container, { ...about, method });
    return { fee: 0, fromWalletPaise: totalPaise };
  }
  let fromWalletPaise = 0;
  if (useWallet) {
    await checkMethod(container, { ...about, method: "wallet" });
    const balance = await container.resolve<WalletService>(WALLET_MODULE).balanceOf(customerId);
    fromWalletPaise = shareOfWallet(body, totalPaise, balance);
  }
  // An order fully paid from the wallet needs no other payment method.
  if (fromWalletPaise === totalPaise && totalPaise > 0) return { fee: 0, fromWalletPaise };
  const { feePaise } = await checkMethod(container, { ...about, method });
  return { fee: feePaise / 100, fromWalletPaise };
}

/**
 * A part from the wallet could become all of it: when a seller cancels theirs before the rest is paid.
 *
 * @throws ApiError 400 the order has a bank offer.
 */
function checkNoBank({ coupon }: QuotedOrder): void {
  const offer = coupon?.rules.bankOffer;
  if (offer) throw new ApiError(400, couponMessages.payFromBank(bankOfferText(offer)));
}
