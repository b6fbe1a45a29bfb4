import type { Page } from "@playwright/test";
import { method, payDialog, razorpaySheet, stripeSheet } from "../support/paying";
import { after, error, full, type Screen, type State } from "./screen";

type Offer = {
  methods: { method: string; fee: number; problem: string | null }[];
  walletBalance: number;
};
type Order = { _id: string; orderStatus: string; paymentStatus: string; refunds: object[] };

/** Modifies the responses of calls. */
const changing =
  <Answer>(calls: string, change: (answer: Answer) => void): State["answers"] =>
  (page) =>
    page.route(calls, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      change(answer);
      await route.fulfill({ response, json: answer });
    });

const offering = (change: (offer: Offer) => void) => changing("**/api/v1/payment-methods*", change);
const cash = ({ methods }: Offer) => methods.filter(({ method }) => method === "cod");

const toCheckout = (page: Page) => page.getByRole("button", { name: "Proceed to Checkout" }).click();
const choose = (name: string) => async (page: Page) => {
  await toCheckout(page);
  await method(page, name).check();
};
const useWallet = async (page: Page) => {
  await toCheckout(page);
  await page.getByRole("checkbox", { name: /from my wallet$/ }).check();
};
const complete = (page: Page) => page.getByRole("button", { name: "Complete payment" }).first().click();
/** Opens the payment of an unpaid order with one of the methods. */
const completeBy = (name: string) => async (page: Page) => {
  await complete(page);
  await payDialog(page).getByRole("radio", { name }).check();
  await payDialog(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
};

/** Everything about paying: at the checkout, on the page after it, and in My Orders. */
export const paymentScreens: Screen[] = [
  {
    name: "checkout payment",
    path: "/cart",
    loggedIn: "payer",
    calls: ["/payment-methods"],
    states: {
      gateway: { shows: /^Pay ₹/, act: choose("RAZORPAY") },
      fee: {
        shows: "Cash on delivery fee",
        answers: offering((offer) => {
          for (const way of cash(offer)) way.fee = 49;
        }),
        act: toCheckout,
      },
      "wallet in part": {
        shows: "From your wallet",
        answers: offering((offer) => {
          offer.walletBalance = 250.5;
          for (const way of offer.methods) {
            if (way.method === "wallet")
              way.problem = "Your wallet balance is ₹250.50. Please choose a payment method for the rest.";
          }
        }),
        act: useWallet,
      },
      "wallet alone": {
        shows: /No other payment method is needed/,
        answers: offering((offer) => {
          offer.walletBalance = 1_234_567.5;
          for (const way of offer.methods) way.problem = null;
        }),
        act: useWallet,
      },
      "no cash": {
        shows: "Cash on delivery is not available for this pincode.",
        answers: offering((offer) => {
          for (const way of cash(offer)) way.problem = "Cash on delivery is not available for this pincode.";
        }),
        act: toCheckout,
      },
      loading: { shows: "Loading payment methods", calls: "held", act: toCheckout },
      error: { ...error("The shop is busy. Please try again in a moment."), act: toCheckout },
    },
  },
  {
    name: "order-success waiting",
    path: ({ waitingId }) => `/order-success/${waitingId}`,
    loggedIn: "payer",
    states: {
      full: full(/^Payment pending – pay by/),
      expired: {
        shows: "Order Cancelled",
        answers: changing<{ order: Order & { payment: { payUntil: null } } }>(
          "**/api/v1/order/order_*",
          ({ order }) => {
            Object.assign(order, { orderStatus: "cancelled", paymentStatus: "failed" });
            order.payment.payUntil = null;
          },
        ),
      },
      choose: after("How would you like to pay?", complete),
      razorpay: after("Razorpay test payment", completeBy("RAZORPAY")),
      stripe: after("Stripe test payment", completeBy("STRIPE")),
      "stripe paying": {
        ...after("Paying...", async (page) => {
          await completeBy("STRIPE")(page);
          await stripeSheet(page)
            .getByRole("button", { name: /^Pay ₹/ })
            .click();
        }),
        answers: (page) => page.route("**/dev/gateway/**/confirm", () => undefined),
      },
      "stripe declined": after("Choose another payment method", async (page) => {
        await completeBy("STRIPE")(page);
        await stripeSheet(page).getByRole("checkbox", { name: "Card is declined" }).check();
        await stripeSheet(page)
          .getByRole("button", { name: /^Pay ₹/ })
          .click();
      }),
      failed: after("Choose another payment method", async (page) => {
        await completeBy("RAZORPAY")(page);
        await razorpaySheet(page).getByRole("button", { name: "Fail payment" }).click();
      }),
      closed: after(/You closed the payment/, async (page) => {
        await completeBy("RAZORPAY")(page);
        await razorpaySheet(page).getByRole("button", { name: "Close" }).click();
      }),
    },
  },
  {
    name: "orders with payments",
    path: "/order",
    loggedIn: "payer",
    states: {
      full: full(/^Payment pending – pay by/),
      refunds: {
        shows: /was refunded to your wallet/,
        act: async (page) => {
          const cards = page.getByRole("article").filter({ hasText: "Order Cancelled" });
          await cards.first().waitFor();
          for (const card of await cards.all()) await card.getByRole("button", { name: "View Order Details" }).click();
        },
      },
      "cancel with a choice": after("Where should we send your refund?", (page) =>
        page
          .getByRole("article")
          .filter({ hasNotText: "Payment pending" })
          .getByRole("button", { name: "Cancel Order" })
          .click(),
      ),
      "return with a choice": after("Where should we send your refund?", async (page) => {
        await page.getByRole("button", { name: "Return/Replace Items" }).click();
        await page.getByText("Where should we send your refund?").scrollIntoViewIfNeeded();
      }),
    },
  },
  { name: "wallet", path: "/wallet", loggedIn: "payer", states: { full: full("Refund") } },
];
