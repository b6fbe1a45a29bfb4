import type { Order } from "@haat/api-contract/order/schemas";
import type { MailContent } from "./mail-content";

/** What the shop writes of a part of an order, where the order itself does not move with it. */
export type ParcelNews = { template: "parcel-shipped" | "parcel-delivered" | "parcel-cancelled"; parcelId: string };

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
    amount: rupees(price * quantity),
  })),
});

/** How a parcel, or an order in one piece, can be followed. */
export const trackingOf = ({
  carrier,
  trackingNumber,
}: Pick<Parcel, "carrier" | "trackingNumber">): NonNullable<MailContent["facts"]> =>
  trackingNumber ? [{ label: carrier || "Tracking number", value: trackingNumber }] : [];

const toPay = ({ paymentMethod, paymentStatus }: Order) => paymentMethod === "cod" && paymentStatus === "pending";

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
          ...(toPay(order) ? [`Please have ${rupees(parcel.total)} ready when it arrives.`] : []),
        ],
        ...whatIn(parcel, rupees),
        facts: trackingOf(parcel),
        short: `Haat: ${part.toLowerCase()} of your order ${number} has been shipped.`,
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
            ? `${rupees(parcel.refund)} comes back to you within ${refundTime}.`
            : `You pay ${rupees(parcel.total)} less: ${rupees(order.finalAmount)}.`,
        ],
        ...whatIn(parcel, rupees),
        short: `Haat: ${part.toLowerCase()} of your order ${number} was cancelled. The reason stands in My Orders.`,
      };
  }
}
