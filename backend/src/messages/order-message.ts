import { goodsAmount } from "@haat/api-contract/order/figures";
import { lineAmount } from "@haat/api-contract/order/line-money";
import type { Order } from "@haat/api-contract/order/schemas";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import { codeAdvice, codesOf, type ParcelNews, parcelWording, trackingOf } from "./parcel-wording";
import { howPaid, type PaymentNews, paymentWording, whyCancelled } from "./payment-wording";
import { type RefundNews, refundDueWording, refundWording, toPayOf } from "./refund-wording";
import type { Message } from "./sealed-message";

/** What the shop writes of an order, by the message's template. */
export type OrderNews =
  | { template: "order-placed" | "order-shipped" | "order-delivered" | "order-cancelled" }
  | { template: "order-refunded"; amount: number; mark?: string | undefined }
  | {
      template: "return-requested" | "return-approved" | "return-rejected" | "return-received";
      action: "return" | "replace";
    }
  | PaymentNews
  | RefundNews
  | ParcelNews;

type About = {
  order: Order;
  news: OrderNews;
  settings: Pick<PublicSettings, "shop" | "policy">;
  /** Without a slash at its end. */
  shopUrl: string;
};

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const rupees = (amount: number) => rupeeFormat.format(amount);
const day = (instant: string) => dayFormat.format(new Date(instant));
const variantOf = ({ variant }: Order["products"][number]) =>
  [variant?.color, variant?.size].filter(Boolean).join(", ");

const what = (products: Order["products"]): Required<Pick<MailContent, "lines">> => ({
  lines: products.map((line) => ({
    title: line.title,
    detail: [variantOf(line), `${line.quantity} × ${rupees(line.price)}`].filter(Boolean).join(" · "),
    amount: rupees(lineAmount(line)),
  })),
});

const wordOf = ({ action }: { action: "return" | "replace" }) => (action === "return" ? "return" : "replacement");

/** What goes back of an order: the pieces that the shopper has named. */
const goingBack = ({ products, returnRequest }: Order): Order["products"] =>
  products.flatMap((line) => {
    const back = returnRequest?.products.find(({ _id }) => _id === line._id);
    return back ? [{ ...line, quantity: back.quantity }] : [];
  });

const sums = (order: Order): NonNullable<MailContent["totals"]> => [
  { label: "Items", value: rupees(goodsAmount(order)) },
  { label: "Delivery", value: order.shipping === 0 ? "FREE" : rupees(order.shipping) },
  { label: "Total, inclusive of all taxes", value: rupees(order.finalAmount) },
];

/** What couriers still ask for. Of parts that have arrived it was paid at the door, though the order is not paid yet. */
const toHave = ({ parcels, paymentStatus, payment }: Order): number => {
  if (paymentStatus !== "pending") return 0;
  if (parcels.length === 0) return payment.due;
  return parcels.reduce((paise, { cashToPay }) => paise + Math.round((cashToPay ?? 0) * 100), 0) / 100;
};

function addressOf({ shippingAddress: to }: Order): string {
  return `${to.name}, ${to.address}, ${to.city} ${to.pincode}, ${to.state}`;
}

type Wording = Omit<MailContent, "preview" | "button"> & {
  /** The whole message where there is room for little. */ short: string;
};

function wordingOf({ order, news, settings }: About): Wording {
  const name = `Order #${order.orderNumber}`;
  const { refundDays } = settings.policy;
  const refundTime = `${refundDays.from}-${refundDays.to} business days`;
  if ("parcelId" in news) {
    const parcel = order.parcels.find(({ _id }) => _id === news.parcelId);
    if (!parcel) throw new Error("This is news of another order.");
    return parcelWording(order, parcel, news, { refundTime, rupees });
  }
  if (news.template === "payment-received" || news.template === "payment-returned") {
    return paymentWording(order, news, { refundTime, rupees });
  }
  if (news.template === "refund-done") return refundWording(order, news, { rupees });
  switch (news.template) {
    case "order-placed":
      return {
        subject: `${name} is placed`,
        heading: "Thank you for your order",
        paragraphs: [
          `We have your order #${order.orderNumber} of ${day(order.createdAt)}, and write again when it is on its way.`,
        ],
        ...what(order.products),
        totals: sums(order),
        facts: [
          { label: "Delivery address", value: addressOf(order) },
          { label: "Payment", value: howPaid(order, rupees) },
        ],
        short: `Haat: your order #${order.orderNumber} of ${rupees(order.finalAmount)} is placed.`,
      };
    case "order-shipped":
      return {
        subject: `${name} is on its way`,
        heading: "Your order is on its way",
        paragraphs: [
          `Your order #${order.orderNumber} has left us. Its invoice is under My Orders.`,
          ...(toHave(order) > 0 ? [`Please have ${rupees(toHave(order))} ready when it arrives.`] : []),
          ...(order.parcels.some(({ deliveryCode }) => deliveryCode) ? [codeAdvice] : []),
        ],
        ...what(order.products),
        facts: [
          { label: "Delivery address", value: addressOf(order) },
          ...trackingOf(order),
          ...order.parcels.flatMap(trackingOf),
          ...codesOf(order.parcels).facts,
        ],
        short: `Haat: your order #${order.orderNumber} has been shipped.${codesOf(order.parcels).short}`,
      };
    case "order-delivered":
      return {
        subject: `${name} was delivered`,
        heading: "Your order was delivered",
        paragraphs: [
          `Your order #${order.orderNumber} was delivered on ${day(order.updatedAt)}. We hope you like it.`,
          "If something is not right, you can ask for a return or a replacement under My Orders. You can also tell others what you think of it there.",
        ],
        ...what(order.products),
        short: `Haat: your order #${order.orderNumber} was delivered.`,
      };
    case "order-cancelled":
      return {
        subject: `${name} is cancelled`,
        heading: "Your order is cancelled",
        paragraphs: [
          `Your order #${order.orderNumber} of ${day(order.createdAt)} was cancelled.`,
          whyCancelled(order, refundTime),
        ],
        ...what(order.products),
        short: `Haat: your order #${order.orderNumber} was cancelled.`,
      };
    case "order-refunded":
      if (toPayOf(order) > 0) return refundDueWording(order, { rupees, refundTime });
      return {
        subject: `${rupees(news.amount)} for order #${order.orderNumber} is on its way back`,
        heading: "Your refund is on its way",
        paragraphs: [
          `We have returned ${rupees(news.amount)} for your order #${order.orderNumber}. It reaches you within ${refundTime}.`,
        ],
        facts: [{ label: "Refund", value: rupees(news.amount) }],
        short: `Haat: ${rupees(news.amount)} for your order #${order.orderNumber} is on its way back to you.`,
      };
    case "return-requested":
      return {
        subject: `We have your ${news.action} request for order #${order.orderNumber}`,
        heading: "We have your request",
        paragraphs: [
          `You asked for a ${news.action === "return" ? "return" : "replacement"} of your order #${order.orderNumber}. We look at it and write again.`,
          ...(order.returnRequest ? [`You told us: ${order.returnRequest.reason}`] : []),
        ],
        ...what(goingBack(order)),
        short: `Haat: we have your ${news.action} request for order #${order.orderNumber}.`,
      };
    case "return-approved":
      return {
        subject: `Your ${news.action} of order #${order.orderNumber} is approved`,
        heading: "Your request is approved",
        paragraphs: [
          `We have approved the ${wordOf(news)} of your order #${order.orderNumber}. Please send back what it is about.`,
          news.action === "return"
            ? "Once it has arrived, your refund is on its way."
            : "Once it has arrived, your replacement is on its way.",
        ],
        ...what(goingBack(order)),
        short: `Haat: your ${wordOf(news)} of order #${order.orderNumber} is approved.`,
      };
    case "return-rejected":
      return {
        subject: `About your ${wordOf(news)} of order #${order.orderNumber}`,
        heading: "We could not accept your request",
        paragraphs: [
          `We have looked at the ${wordOf(news)} that you asked for of your order #${order.orderNumber}, and could not accept it.`,
          ...(order.returnRequest?.rejection ? [`The reason: ${order.returnRequest.rejection}`] : []),
        ],
        ...what(goingBack(order)),
        short: `Haat: we could not accept the ${wordOf(news)} of your order #${order.orderNumber}. The reason stands in My Orders.`,
      };
    case "return-received":
      return {
        subject: `What you sent back of order #${order.orderNumber} has arrived`,
        heading: "Your return has arrived",
        paragraphs: [
          `What you sent back of your order #${order.orderNumber} is with us.`,
          news.action === "return"
            ? `Your refund reaches you within ${refundTime} after we have accepted it.`
            : "Your replacement follows.",
        ],
        ...what(goingBack(order)),
        short: `Haat: your return of order #${order.orderNumber} has arrived.`,
      };
  }
}

/** A message of an order, for its channel: a mail with a plain part, or one short text. */
export function orderMessage(about: About, channel: "email" | "sms"): Message {
  const { short, ...wording } = wordingOf(about);
  const url = `${about.shopUrl}/order`;
  if (channel === "sms") return { subject: wording.subject, text: `${short} ${url}`, code: null };
  const content: MailContent = {
    ...wording,
    preview: wording.paragraphs[0] ?? wording.heading,
    button: { label: "View My Orders", url },
  };
  const sender = mailSender(about.settings.shop, about.shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
