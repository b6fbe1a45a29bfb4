import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { NewNotice } from "#modules/notice/service";
import { inRupees } from "#money/in-rupees";

/** The fields of an order that its notices use. Amounts in paise. */
export type OrderTold = {
  orderId: string;
  number: number;
  customer: string;
  totalPaise: number;
  pieces: number;
  returnAction: "return" | "replace" | null;
};

type News = NewNotice & { kind: NoticeKind };

const linkTo = (number: number) => `/orderdetails?search=${encodeURIComponent(`#${number}`)}`;

const placedKey = (orderId: string) => `order-placed:${orderId}`;
const returnKey = (orderId: string) => `return-requested:${orderId}`;

/** Keys of the notices that name an order's customer. */
export const orderNoticeKeys = (orderId: string): string[] => [placedKey(orderId), returnKey(orderId)];

/** The notice for a new order. */
export const orderPlaced = ({ orderId, number, customer, totalPaise, pieces }: OrderTold): News => ({
  key: placedKey(orderId),
  kind: "order-placed",
  permission: "view_order",
  title: `New order #${number}`,
  text: `${customer || "A customer"} ordered ${pieces === 1 ? "1 item" : `${pieces} items`} for ${inRupees(totalPaise)}.`,
  link: linkTo(number),
});

/** The notice for a return or replacement requested by a shopper. */
export const returnRequested = ({ orderId, number, customer, returnAction }: OrderTold): News => ({
  key: returnKey(orderId),
  kind: "return-requested",
  permission: "view_order",
  title: `${returnAction === "replace" ? "Replacement" : "Return"} requested for order #${number}`,
  text: `${customer || "A customer"} is waiting for your decision.`,
  link: linkTo(number),
});
