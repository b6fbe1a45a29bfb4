import { type APIRequestContext, test as base } from "@playwright/test";
import { anAddress, aPerson, type Person, saveAddress } from "../support/account";
import { theBackOffice } from "../support/back-office";
import { cancelOrder, fillCart, payOnline } from "../support/paying";
import { buy, sendBack } from "../support/purchase";
import { giveBackOne, refuseNextRefund } from "../support/refunding";
import { fillWallet } from "../support/wallet";

type Product = {
  _id: string;
  slug: string;
  title: string;
  quantity: number;
  finalPrice: number;
  subCategoryId: { _id: string } | null;
  variants: { _id: string; color: string; size: string; quantity: number }[];
};

/** The data for the screens: parts of the demo shop, and a shopper with data of every kind. */
export type FilledShop = {
  categoryId: string;
  subCategoryId: string;
  /** In stock, with colours or sizes to choose from. */
  chosen: Product;
  /** In stock, with nothing to choose. */
  plain: Product;
  soldOut: Product;
  shopper: Person;
  orderId: string;
  /** A shopper with an unpaid, a paid and a refunded order. */
  payer: Person;
  /** The payer's unpaid order. */
  waitingId: string;
  /** The payer's paid order, partly refunded by staff. */
  givenBackId: string;
};

/** One filled shop per worker: whatever a screen does with it, the next one finds what it needs. */
export const test = base.extend<object, { shop: FilledShop }>({
  shop: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await fillShop(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

async function fillShop(request: APIRequestContext): Promise<FilledShop> {
  const read = async (path: string, headers = {}) => (await request.get(`/api/v1${path}`, { headers })).json();
  const { data } = await read("/categoryByuser");
  const categoryId: string = data.find(({ handle }: { handle: string }) => handle === "electronics")._id;
  const { products } = (await read("/products?status=true&limit=100&page=1")) as { products: Product[] };
  const chosen = products.find(({ variants }) => variants.length > 1 && variants.every(({ quantity }) => quantity > 0));
  const plain = products.find(({ variants, quantity }) => variants.length === 0 && quantity > 2);
  const soldOut = products.find(({ quantity }) => quantity === 0);
  if (!chosen || !plain) throw new Error("The demo shop has no product in stock with variants, or none without.");
  if (!soldOut) throw new Error("The demo shop has no product that is sold out.");

  const shopper = await aPerson(request);
  const { token } = shopper;
  const post = async (path: string, body: object) => {
    const answer = await request.post(`/api/v1${path}`, { data: body, headers: { authorization: token } });
    if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  for (const { _id } of products.slice(0, 7)) await post("/wishlist?status=true", { productId: _id });
  const line = { productId: plain._id, title: plain.title, variant: null, quantity: 1, price: plain.finalPrice };
  await post("/cart", { productId: plain._id, variant: null, quantity: 1 });
  const { total } = await read("/cart", { authorization: token });
  const { orderId } = await post("/Order", {
    products: [line],
    totalAmount: total,
    discount: 0,
    finalAmount: total,
    paymentMethod: "cod",
    paymentStatus: "pending",
    orderStatus: "placed",
    shippingAddress: anAddress,
  });
  await fillOrders(request, shopper);
  await saveAddress(request, shopper);
  await saveAddress(request, shopper, {
    name: "Venkatasubramanian Raghunathan",
    address: "4th Floor, Chowk House, 17 Lavelle Road",
    city: "Bengaluru",
    state: "Karnataka",
    pincode: "560001",
  });
  await post("/cart", { productId: plain._id, variant: null, quantity: 2 });
  await post("/cart", { productId: chosen._id, variant: chosen.variants[0]?._id ?? null, quantity: 1 });
  return {
    categoryId,
    subCategoryId: products.find(({ subCategoryId }) => subCategoryId)?.subCategoryId?._id ?? "",
    chosen,
    plain,
    soldOut,
    shopper,
    orderId,
    ...(await fillPayments(request)),
  };
}

/** Orders in each payment state, and a wallet with entries. */
async function fillPayments(
  request: APIRequestContext,
): Promise<Pick<FilledShop, "payer" | "waitingId" | "givenBackId">> {
  const [payer, office] = await Promise.all([aPerson(request), theBackOffice(request)]);
  const cancelled = await payOnline(request, payer);
  await cancelOrder(request, payer, cancelled, "source");
  const given = await payOnline(request, payer);
  await cancelOrder(request, payer, given, "wallet");
  await refuseNextRefund(request, "razorpay");
  await cancelOrder(request, payer, await payOnline(request, payer), "source");
  const delivered = await buy(request, payer, { quantity: 1 });
  await office.moveOrder(delivered.orderId, "delivered");
  const givenBackId = await payOnline(request, payer, 2);
  await giveBackOne(request, givenBackId);
  await fillWallet(request, payer, 200);
  const { orderId: waitingId } = await buy(request, payer, { paymentMethod: "razorpay", quantity: 1 });
  await saveAddress(request, payer);
  await fillCart(request, payer);
  return { payer, waitingId, givenBackId };
}

/** An order in each state that looks different, besides the one just placed. */
async function fillOrders(request: APIRequestContext, shopper: Person): Promise<void> {
  const office = await theBackOffice(request);
  for (const status of ["cancelled", "delivered", "delivered", "shipped"]) {
    const { orderId } = await buy(request, shopper);
    await office.moveOrder(orderId, status);
  }
  const { orders } = (await (
    await request.get("/api/v1/order", { headers: { authorization: shopper.token } })
  ).json()) as { orders: { _id: string; orderStatus: string }[] };
  const delivered = orders.find(({ orderStatus }) => orderStatus === "delivered");
  if (delivered) await sendBack(request, shopper, delivered._id);
}
