import { lineAmount } from "@haat/api-contract/order/line-money";
import type { Order } from "@haat/api-contract/order/schemas";
import type { MailContent } from "./mail-content";
import { toPayOf } from "./refund-wording";

/** What the shop writes of a part of an order, where the order itself does not move with it. */
export type ParcelNews = {
  template: "parcel-shipped" | "parcel-out-for-delivery" | "parcel-delivered" | "parcel-cancelled";
  parcelId: string;
};

type Parcel = Order["parcels"][number];
type Wording = Omit<MailContent, "preview" | "button"> & { short: string };
type Circumstances = {
  /** When a refund arrives, in words. */
  refundTime: string;
  rupees: (amount: number) => string;
};

/** "Part 1 of 2", as the order's page counts them. */
const partOf = ({ parcels }: Order, parcel: Parcel) => `Part ${parcels.indexOf(parcel) + 1} of ${parcels.length}`;

const whatIn = ({ products }: Parcel, rupees: Circumstances["rupees"]): Required<Pick<MailContent, "lines">> => ({
  lines: products.map(({ title, variant, quantity, price }) => ({
    title,
    detail: [variant?.color, variant?.size, `${quantity} × ${rupees(price)}`].filter(Boolean).join(" · "),
    amount: rupees(lineAmount({ quantity, price })),
  })),
});

/** How a parcel, or an order in one piece, can be followed. */
export const trackingOf = ({
  carrier,
  trackingNumber,
}: Pick<Parcel, "carrier" | "trackingNumber">): NonNullable<MailContent["facts"]> =>
  trackingNumber ? [{ label: carrier || "Tracking number", value: trackingNumber }] : [];

/** What the shopper tells whoever brings a parcel, for those that have such a code. */
export const codesOf = (parcels: readonly Parcel[]): { facts: NonNullable<MailContent["facts"]>; short: string } => {
  const codes = parcels.flatMap(({ deliveryCode }) => deliveryCode ?? []);
  return {
    facts: codes.map((value) => ({ label: "Delivery code", value })),
    short: codes.length === 0 ? "" : ` Tell your delivery code only when you have it in hand: ${codes.join(", ")}.`,
  };
};

/** Said where a message holds a delivery code. */
export const codeAdvice =
  "Tell the delivery code to whoever brings it, once you have it in your hands, and to nobody before.";

export function parcelWording(order: Order, parcel: Parcel, news: ParcelNews, words: Circumstances): Wording {
  const { rupees, refundTime } = words;
  const [number, part] = [`#${order.orderNumber}`, partOf(order, parcel)];
  const seller = parcel.seller ? `, sold by ${parcel.seller.name},` : "";
  switch (news.template) {
    case "parcel-shipped":
      return {
        subject: `${part} of order ${number} is on its way`,
        heading: "A part of your order is on its way",
        paragraphs: [
          `${part} of your order ${number}${seller} has left.`,
          ...(parcel.cashToPay ? [`Please have ${rupees(parcel.cashToPay)} ready when it arrives.`] : []),
          ...(parcel.deliveryCode ? [codeAdvice] : []),
        ],
        ...whatIn(parcel, rupees),
        facts: [...trackingOf(parcel), ...codesOf([parcel]).facts],
        short: `Haat: ${part.toLowerCase()} of your order ${number} has been shipped.${codesOf([parcel]).short}`,
      };
    case "parcel-out-for-delivery":
      return {
        subject: `${part} of order ${number} comes today`,
        heading: "Your parcel comes today",
        paragraphs: [
          `${part} of your order ${number}${seller} is out for delivery.`,
          ...(parcel.cashToPay ? [`Please have ${rupees(parcel.cashToPay)} ready when it arrives.`] : []),
          ...(parcel.deliveryCode ? [codeAdvice] : []),
        ],
        ...whatIn(parcel, rupees),
        facts: [...trackingOf(parcel), ...codesOf([parcel]).facts],
        short: `Haat: ${part.toLowerCase()} of your order ${number} comes today.${codesOf([parcel]).short}`,
      };
    case "parcel-delivered":
      return {
        subject: `${part} of order ${number} was delivered`,
        heading: "A part of your order was delivered",
        paragraphs: [
          `${part} of your order ${number}${seller} was delivered. Once the rest has arrived, you can ask for a return under My Orders if something is not right.`,
        ],
        ...whatIn(parcel, rupees),
        short: `Haat: ${part.toLowerCase()} of your order ${number} was delivered.`,
      };
    case "parcel-cancelled":
      return {
        subject: `${part} of order ${number} is cancelled`,
        heading: "A part of your order is cancelled",
        paragraphs: [
          `${part} of your order ${number}${seller} was cancelled. The rest of your order goes on.`,
          `The reason: ${parcel.reason}`,
          parcel.refund
            ? `${rupees(parcel.refund)} comes back to you${toPayOf(order) > 0 ? ". We write to you about it in a message of its own." : ` within ${refundTime}.`}`
            : `You pay ${rupees(parcel.total)} less: ${rupees(order.finalAmount)}.`,
        ],
        ...whatIn(parcel, rupees),
        short: `Haat: ${part.toLowerCase()} of your order ${number} was cancelled. The reason stands in My Orders.`,
      };
  }
}
