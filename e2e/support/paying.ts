import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { aPerson, type Person } from "./account";
import { aPurchase, buy, fieldsOf, logInAs, type Purchase } from "./purchase";
import { button, heading } from "./screen";
import { aProductWithVariants, fillAddress } from "./shop";

/** `₹1,299` and `₹1,299.50`, as formatted by the checkout and refunds. */
export const rupees = (amount: number): string =>
  `₹${amount.toLocaleString("en-IN", { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/** A person's wallet balance, in rupees. */
export async function walletOf(request: APIRequestContext, { token }: Person): Promise<number> {
  const answer = await request.get("/api/v1/wallet", { headers: { authorization: token } });
  return ((await answer.json()) as { balance: number }).balance;
}

/** Adds one piece of a product to the person's cart; returns its price, in rupees. */
export async function fillCart(request: APIRequestContext, { token }: Person): Promise<number> {
  const headers = { authorization: token };
  // Products with variants are plentiful, and each of their categories is long.
  const { _id: productId, variants } = await aProductWithVariants(request);
  const data = { productId, variant: variants[0]?._id ?? null, quantity: 1 };
  await fieldsOf(await request.post("/api/v1/cart", { headers, data }));
  return ((await fieldsOf(await request.get("/api/v1/cart", { headers }))) as { total: number }).total;
}

/** Opens the checkout for the person's cart, with an address filled in. */
export async function toCheckout(page: Page, person: Person): Promise<void> {
  await logInAs(page, person);
  await page.goto("/cart");
  await button(page, "Proceed to Checkout").click();
  await expect(heading(page, "Checkout")).toBeVisible();
  await fillAddress(page);
}

/**
 * A new shopper orders the cart's content and clicks the pay button of this method. Returns the shopper and the total.
 */
export async function orderBy(page: Page, label: "RAZORPAY" | "STRIPE"): Promise<Person & { total: number }> {
  const person = await aPerson(page.request);
  const total = await fillCart(page.request, person);
  await toCheckout(page, person);
  await method(page, label).check();
  await button(page, `Pay ${rupees(total)}`).click();
  return { ...person, total };
}

/** Opens the page after ordering, for a new shopper with an unpaid order. */
export async function openWaiting(page: Page, paymentMethod: "razorpay" | "stripe"): Promise<Purchase> {
  const purchase = await aPurchase(page.request, { paymentMethod, quantity: 1 });
  await logInAs(page, purchase);
  await page.goto(`/order-success/${purchase.orderId}`);
  await expect(heading(page, "Payment pending")).toBeVisible();
  return purchase;
}

/** From an unpaid order, or its card, to the sheet of its payment method. */
export async function completePayment(page: Page): Promise<void> {
  await button(page, "Complete payment").click();
  await payDialog(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
}

/** Every load of the order's page from now on, collected as they happen. */
export function countLoads(page: Page, orderId: string): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && pathname === `/order-success/${orderId}`) loads.push(pathname);
  });
  return loads;
}

/** Keeps returning this order as it is now, whatever changes, until the returned function is called. */
export async function holdOrderAsItIs(page: Page, { token, orderId }: Purchase): Promise<() => Promise<void>> {
  const path = `/api/v1/order/${orderId}`;
  const json = await fieldsOf(await page.request.get(path, { headers: { authorization: token } }));
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
  return () => page.unroute(`**${path}`);
}

/** An order paid by Razorpay's simulator, without a browser. Returns its id. */
export async function payOnline(request: APIRequestContext, person: Person, quantity = 1): Promise<string> {
  const { orderId, sheet } = await buy(request, person, { paymentMethod: "razorpay", quantity });
  if (!sheet) throw new Error("The order was placed without a sheet to pay it.");
  const data = { key: sheet.key, order_id: sheet.gatewayOrderId, method: "upi", outcome: "captured" };
  const paid = await fieldsOf(await request.post(sheet.script.replace(/[^/]+$/, "pay"), { data }));
  await fieldsOf(
    await request.post(`/api/v1/order/${orderId}/payment/confirm`, {
      headers: { authorization: person.token },
      data: { gateway: "razorpay", ...paid },
    }),
  );
  return orderId;
}

export async function cancelOrder(
  request: APIRequestContext,
  { token }: Person,
  orderId: string,
  refundTo: "source" | "wallet",
): Promise<void> {
  const path = `/api/v1/cancel/${orderId}?refundTo=${refundTo}`;
  await fieldsOf(await request.put(path, { headers: { authorization: token } }));
}

export const method = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true });

export const summary = (page: Page): Locator => page.getByRole("region", { name: "Order Summary" });

/** A figure of the summary by its label. */
export const figure = (page: Page, name: string): Locator =>
  summary(page)
    .locator("dl > div")
    .filter({ hasText: new RegExp(`^${name}`) })
    .getByRole("definition");

/** The simulator's own sheet in place of Razorpay's. */
export const razorpaySheet = (page: Page): Locator => page.getByRole("dialog", { name: "Razorpay test payment" });

/** Our dialog with the simulator's card form in place of Stripe's. */
export const stripeSheet = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.getByRole("group", { name: "Stripe test payment" }) });

/** Our dialog of an unpaid order. */
export const payDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Complete payment" });

/** The page after ordering shows success. */
export const placed = (page: Page) => expect(heading(page, "Order Placed Successfully!")).toBeVisible();

/** Opens the details of the only order in My Orders. */
export async function openDetails(page: Page): Promise<Locator> {
  await page.goto("/order");
  const card = page.getByRole("article");
  await button(page, "View Order Details").click();
  return card;
}
