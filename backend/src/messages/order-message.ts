import { usedCouponText } from "@haat/api-contract/coupon/words";
import { goodsAmount } from "@haat/api-contract/order/figures";
import { lineAmount } from "@haat/api-contract/order/line-money";
import type { Order } from "@haat/api-contract/order/schemas";
import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { orderSms, type Sms, smsText } from "#sms/sms-texts";
import { type MailContent, plainText } from "./mail-content";
import { mailHtml } from "./mail-html";
import { mailSender } from "./mail-sender";
import { codeAdvice, codesOf, type ParcelNews, parcelWording, trackingOf, withCodes } from "./parcel-wording";
import { howPaid, type PaymentNews, paymentWording, whyCancelled } from "./payment-wording";
import { type RefundNews, refundDueWording, refundWording, toPayOf } from "./refund-wording";
import type { Message } from "./sealed-message";

/** The messages about an order, by template. */
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
  /** Without a trailing slash. */
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

/** The lines being returned, with the quantities that the shopper requested. */
const goingBack = ({ products, returnRequest }: Order): Order["products"] =>
  products.flatMap((line) => {
    const back = returnRequest?.products.find(({ _id }) => _id === line._id);
    return back ? [{ ...line, quantity: back.quantity }] : [];
  });

const sums = (order: Order): NonNullable<MailContent["totals"]> => [
  { label: "Items", value: rupees(goodsAmount(order) + (order.coupon?.discount ?? 0)) },
  ...(order.coupon ? [{ label: `Coupon ${order.coupon.code}`, value: usedCouponText(order.coupon, rupees) }] : []),
  { label: "Delivery", value: order.shipping === 0 ? "FREE" : rupees(order.shipping) },
  { label: "Total, inclusive of all taxes", value: rupees(order.finalAmount) },
];

/**
 * The cash that couriers still have to collect. Parcels that have arrived were paid at the door, even while the order
 * is not paid yet.
 */
const toHave = ({ parcels, paymentStatus, payment }: Order): number => {
  if (paymentStatus !== "pending") return 0;
  if (parcels.length === 0) return payment.due;
  return parcels.reduce((paise, { cashToPay }) => paise + Math.round((cashToPay ?? 0) * 100), 0) / 100;
};

function addressOf({ shippingAddress: to }: Order): string {
  return `${to.name}, ${to.address}, ${to.city} ${to.pincode}, ${to.state}`;
}

type Wording = Omit<MailContent, "preview" | "button"> & {
  /** The whole message as an SMS, without its link. */ short: Sms;
};

function wordingOf({ order, news, settings }: About): Wording {
  const number = String(order.orderNumber);
  const name = `Order #${number}`;
  const { refundDays } = settings.policy;
  const refundTime = `${refundDays.from}-${refundDays.to} business days`;
  if ("parcelId" in news) {
    const parcel = order.parcels.find(({ _id }) => _id === news.parcelId);
    if (!parcel) throw new Error("The news is about a different order.");
    return parcelWording(order, parcel, news, { refundTime, rupees });
  }
  if (news.template === "payment-received" || news.template === "payment-returned") {
    return paymentWording(order, news, { refundTime, rupees });
  }
  if (news.template === "refund-done") return refundWording(order, news, { rupees });
  switch (news.template) {
    case "order-placed":
      return {
        subject: `${name} confirmed`,
        heading: "Thank you for your order",
        paragraphs: [
          `We've received your order #${order.orderNumber} of ${day(order.createdAt)} and will notify you when it ships.`,
        ],
        ...what(order.products),
        totals: sums(order),
        facts: [
          { label: "Shipping address", value: addressOf(order) },
          { label: "Payment", value: howPaid(order, rupees) },
        ],
        short: orderSms("order-placed", { order: number, amount: rupees(order.finalAmount) }),
      };
    case "order-shipped":
      return {
        subject: `${name} has shipped`,
        heading: "Your order has shipped",
        paragraphs: [
          `Your order #${order.orderNumber} has shipped. You can download the invoice in My Orders.`,
          ...(toHave(order) > 0 ? [`Please keep ${rupees(toHave(order))} ready for delivery.`] : []),
          ...(order.parcels.some(({ deliveryCode }) => deliveryCode) ? [codeAdvice] : []),
        ],
        ...what(order.products),
        facts: [
          { label: "Shipping address", value: addressOf(order) },
          ...trackingOf(order),
          ...order.parcels.flatMap(trackingOf),
          ...codesOf(order.parcels),
        ],
        short: withCodes("order-shipped", { order: number }, order.parcels),
      };
    case "order-delivered":
      return {
        subject: `${name} was delivered`,
        heading: "Your order was delivered",
        paragraphs: [
          `Your order #${order.orderNumber} was delivered on ${day(order.updatedAt)}. We hope you enjoy it.`,
          "If something isn't right, you can request a return or replacement in My Orders. You can also write a review there.",
        ],
        ...what(order.products),
        short: orderSms("order-delivered", { order: number }),
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
        short: orderSms("order-cancelled", { order: number }),
      };
    case "order-refunded":
      if (toPayOf(order) > 0) return refundDueWording(order, { rupees, refundTime });
      return {
        subject: `Refund of ${rupees(news.amount)} for order #${order.orderNumber}`,
        heading: "Your refund is on its way",
        paragraphs: [
          `We have issued a refund of ${rupees(news.amount)} for your order #${order.orderNumber}. You will receive it within ${refundTime}.`,
        ],
        facts: [{ label: "Refund", value: rupees(news.amount) }],
        short: orderSms("order-refunded", { order: number, amount: rupees(news.amount) }),
      };
    case "return-requested":
      return {
        subject: `We received your ${wordOf(news)} request for order #${order.orderNumber}`,
        heading: "We received your request",
        paragraphs: [
          `You requested a ${wordOf(news)} for your order #${order.orderNumber}. We'll review it and get back to you.`,
          ...(order.returnRequest ? [`Reason: ${order.returnRequest.reason}`] : []),
        ],
        ...what(goingBack(order)),
        short: orderSms("return-requested", { order: number, action: wordOf(news) }),
      };
    case "return-approved":
      return {
        subject: `Your ${wordOf(news)} request for order #${order.orderNumber} is approved`,
        heading: "Your request is approved",
        paragraphs: [
          `We have approved the ${wordOf(news)} for your order #${order.orderNumber}. Please send back the items below.`,
          news.action === "return"
            ? "We will issue your refund once they arrive."
            : "We will ship your replacement once they arrive.",
        ],
        ...what(goingBack(order)),
        short: orderSms("return-approved", { order: number, action: wordOf(news) }),
      };
    case "return-rejected":
      return {
        subject: `Your ${wordOf(news)} request for order #${order.orderNumber}`,
        heading: "We could not accept your request",
        paragraphs: [
          `We have reviewed your ${wordOf(news)} request for order #${order.orderNumber} and could not accept it.`,
          ...(order.returnRequest?.rejection ? [`Reason: ${order.returnRequest.rejection}`] : []),
        ],
        ...what(goingBack(order)),
        short: orderSms("return-rejected", { order: number, action: wordOf(news) }),
      };
    case "return-received":
      return {
        subject: `We received the items you returned from order #${order.orderNumber}`,
        heading: "We received your return",
        paragraphs: [
          `We have received the items you returned from your order #${order.orderNumber}.`,
          news.action === "return"
            ? `You will receive your refund within ${refundTime} after we accept your return.`
            : "Your replacement will ship soon.",
        ],
        ...what(goingBack(order)),
        short: orderSms("return-received", { order: number }),
      };
  }
}

/** Renders a message about an order for its channel: a mail with a plain part, or one short text. */
export function orderMessage(about: About, channel: "email" | "sms"): Message {
  const { short, ...wording } = wordingOf(about);
  const url = `${about.shopUrl}/order`;
  if (channel === "sms") {
    const sms = { ...short, values: { ...short.values, link: url } };
    return { subject: wording.subject, text: smsText(sms), code: null, sms };
  }
  const content: MailContent = {
    ...wording,
    preview: wording.paragraphs[0] ?? wording.heading,
    button: { label: "View My Orders", url },
  };
  const sender = mailSender(about.settings.shop, about.shopUrl);
  return { subject: content.subject, text: plainText(content, sender), html: mailHtml(content, sender), code: null };
}
