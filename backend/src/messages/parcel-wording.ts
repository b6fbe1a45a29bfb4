import { lineAmount } from "@haat/api-contract/order/line-money";
import type { Order } from "@haat/api-contract/order/schemas";
import { maxSmsValue, orderSms, type Sms } from "#sms/sms-texts";
import type { MailContent } from "./mail-content";
import { toPayOf } from "./refund-wording";

/** The messages about one parcel, sent if the order's own status does not change with it. */
export type ParcelNews = {
  template: "parcel-shipped" | "parcel-out-for-delivery" | "parcel-delivered" | "parcel-cancelled";
  parcelId: string;
};

type Parcel = Order["parcels"][number];
type Wording = Omit<MailContent, "preview" | "button"> & { short: Sms };
type Circumstances = {
  /** When a refund arrives, as text. */
  refundTime: string;
  rupees: (amount: number) => string;
};

/** "Parcel 1 of 2", in the order page's numbering. */
const partOf = ({ parcels }: Order, parcel: Parcel) => `Parcel ${parcels.indexOf(parcel) + 1} of ${parcels.length}`;

const whatIn = ({ products }: Parcel, rupees: Circumstances["rupees"]): Required<Pick<MailContent, "lines">> => ({
  lines: products.map(({ title, variant, quantity, price }) => ({
    title,
    detail: [variant?.color, variant?.size, `${quantity} × ${rupees(price)}`].filter(Boolean).join(" · "),
    amount: rupees(lineAmount({ quantity, price })),
  })),
});

/** The tracking number of a parcel, or of an order shipped as one. */
export const trackingOf = ({
  carrier,
  trackingNumber,
}: Pick<Parcel, "carrier" | "trackingNumber">): NonNullable<MailContent["facts"]> =>
  trackingNumber ? [{ label: carrier || "Tracking number", value: trackingNumber }] : [];

const deliveryCodes = (parcels: readonly Parcel[]) => parcels.flatMap(({ deliveryCode }) => deliveryCode ?? []);

/** The delivery codes of parcels that have one, which the shopper tells the courier. */
export const codesOf = (parcels: readonly Parcel[]): NonNullable<MailContent["facts"]> =>
  deliveryCodes(parcels).map((value) => ({ label: "Delivery code", value }));

/** An SMS about parcels, with their delivery codes if there are any, and not too many: My Orders has them all. */
export function withCodes(
  template: "order-shipped" | "parcel-shipped" | "parcel-out-for-delivery",
  values: { order: string; parcel?: string },
  parcels: readonly Parcel[],
): Sms {
  const codes = deliveryCodes(parcels).join(", ");
  return codes && codes.length <= maxSmsValue
    ? { template: `${template}-code`, values: { ...values, codes } }
    : { template, values };
}

/** Included in every message with a delivery code. */
export const codeAdvice = "Share the delivery code with the delivery person only after you receive your parcel.";

export function parcelWording(order: Order, parcel: Parcel, news: ParcelNews, words: Circumstances): Wording {
  const { rupees, refundTime } = words;
  const [number, part] = [`#${order.orderNumber}`, partOf(order, parcel)];
  const told = { parcel: part.toLowerCase(), order: String(order.orderNumber) };
  const seller = parcel.seller ? `, sold by ${parcel.seller.name},` : "";
  switch (news.template) {
    case "parcel-shipped":
      return {
        subject: `${part} of order ${number} has shipped`,
        heading: "Part of your order has shipped",
        paragraphs: [
          `${part} of your order ${number}${seller} has shipped.`,
          ...(parcel.cashToPay ? [`Please keep ${rupees(parcel.cashToPay)} ready for delivery.`] : []),
          ...(parcel.deliveryCode ? [codeAdvice] : []),
        ],
        ...whatIn(parcel, rupees),
        facts: [...trackingOf(parcel), ...codesOf([parcel])],
        short: withCodes("parcel-shipped", told, [parcel]),
      };
    case "parcel-out-for-delivery":
      return {
        subject: `${part} of order ${number} is out for delivery`,
        heading: "Your parcel is arriving today",
        paragraphs: [
          `${part} of your order ${number}${seller} is out for delivery.`,
          ...(parcel.cashToPay ? [`Please keep ${rupees(parcel.cashToPay)} ready for delivery.`] : []),
          ...(parcel.deliveryCode ? [codeAdvice] : []),
        ],
        ...whatIn(parcel, rupees),
        facts: [...trackingOf(parcel), ...codesOf([parcel])],
        short: withCodes("parcel-out-for-delivery", told, [parcel]),
      };
    case "parcel-delivered":
      return {
        subject: `${part} of order ${number} was delivered`,
        heading: "Part of your order was delivered",
        paragraphs: [
          `${part} of your order ${number}${seller} was delivered. Once the rest has arrived, you can request a return in My Orders if something isn't right.`,
        ],
        ...whatIn(parcel, rupees),
        short: orderSms("parcel-delivered", told),
      };
    case "parcel-cancelled":
      return {
        subject: `${part} of order ${number} is cancelled`,
        heading: "Part of your order is cancelled",
        paragraphs: [
          `${part} of your order ${number}${seller} was cancelled. The rest of your order is not affected.`,
          `Reason: ${parcel.reason}`,
          parcel.refund
            ? toPayOf(order) > 0
              ? `We will refund ${rupees(parcel.refund)} and send you the details in a separate message.`
              : `You will receive a refund of ${rupees(parcel.refund)} within ${refundTime}.`
            : `Your total is reduced by ${rupees(parcel.total)} to ${rupees(order.finalAmount)}.`,
        ],
        ...whatIn(parcel, rupees),
        short: orderSms("parcel-cancelled", told),
      };
  }
}
