import type { StoredOrderStatus } from "../../modules/order-status/order-states";
import type { ParcelStatus } from "../../modules/parcel/parcel-states";
import type { StoredReturnAction, StoredReturnStatus } from "../../modules/return-request/return-states";

/** What is told of an order after its commit, so that whoever hears it finds it so. One message a change. */
export const orderEvents = {
  /** An order moved to another status, whoever moved it. Data: `StatusChanged`. */
  statusChanged: "order-status.changed",
  /** Money went back. Data: `Refunded`. */
  refunded: "order-status.refunded",
  /** A return or replacement was asked for, decided on, or its goods came in. Data: `ReturnChanged`. */
  returnChanged: "return-request.changed",
  /** A seller has moved or cancelled a part of an order. Data: `ParcelChanged`. */
  parcelChanged: "parcel.changed",
  /** A courier brings a part of an order today. Data: `OutForDelivery`. */
  outForDelivery: "parcel.out-for-delivery",
} as const;

/** `id` is the order's. */
export type StatusChanged = { id: string; from: StoredOrderStatus; status: StoredOrderStatus };
/** `id` is the order's, `amount` in rupees; `mark` tells one refund from another of the same amount. */
export type Refunded = { id: string; amount: number; mark?: string };
/** `id` is the order's. */
export type ReturnChanged = { id: string; action: StoredReturnAction; status: StoredReturnStatus };

/** `id` is the order's; `orderStatus` is where the order stands by it. */
export type ParcelChanged = {
  id: string;
  parcelId: string;
  sellerId: string;
  from: ParcelStatus;
  status: ParcelStatus;
  orderStatus: StoredOrderStatus;
};

/** `id` is the order's, `outForDelivery` the parcel's. */
export type OutForDelivery = { id: string; outForDelivery: string };

type Told = { name: string; data: object };

export const statusChanged = (data: StatusChanged): Told => ({ name: orderEvents.statusChanged, data });
export const refunded = (data: Refunded): Told => ({ name: orderEvents.refunded, data });

export const returnChanged = (data: ReturnChanged): Told => ({ name: orderEvents.returnChanged, data });

export const parcelOutForDelivery = (data: OutForDelivery): Told => ({ name: orderEvents.outForDelivery, data });

export const parcelChanged = (data: ParcelChanged): Told => ({ name: orderEvents.parcelChanged, data });

/** The engine's modules tell of stock before the commit; what our transactions change is told by this instead. */
export const stockChanged = (levelIds: readonly string[]): Told[] =>
  levelIds.map((id) => ({ name: "inventory.inventory-level.updated", data: { id } }));
