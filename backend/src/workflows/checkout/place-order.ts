import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { readConfig } from "#config/read-config";
import { retryConflicts } from "#database/retry-conflicts";
import { Semaphore } from "#database/semaphore";
import { ApiError } from "#errors/api-error";
import { listed, stockChanged } from "../order/events";
import type { PlacedOrder } from "../payment/open-placed";
import { findEarlierOrder } from "./earlier-order";
import type { OrderRequest } from "./order-request";
import { prepareOrder } from "./prepare-order";
import { type Place, WaitingLine } from "./waiting-line";
import { type WrittenOrder, writeOrder } from "./write-order";

/**
 * Orders that are worked on at the same time: one process has one CPU, so more would make none of them faster, and
 * everybody else's requests would wait behind them. With four, a crowd that orders one product slows others less (p95 65 to
 * 90 ms, not 94 to 109), but 16 shoppers order 59 a second instead of 69.
 */
const atOnce = new Semaphore(6);

let line: WaitingLine | undefined;

function waitingLine(): WaitingLine {
  line ??= new WaitingLine(readConfig().ordersAtOnce);
  return line;
}

/** A retry of the same order keeps its place. */
const ticketOf = ({ customerId, key }: OrderRequest): string => `${customerId} ${key ?? ""}`;

const inLine = (line: Place): ApiError =>
  new ApiError(503, orderMessages.inLine(line.place, line.seconds), {
    headers: { "Retry-After": String(line.seconds) },
    extra: { line },
  });

/** Notifies the engine's bus of a new order, after the commit. Its metadata saves our own subscribers what is done. */
const announce = (container: MedusaContainer, { orderId, levelIds }: WrittenOrder): Promise<void> =>
  container
    .resolve(Modules.EVENT_BUS)
    .emit([{ name: OrderWorkflowEvents.PLACED, data: { id: orderId }, metadata: listed }, ...stockChanged(levelIds)]);

async function place(container: MedusaContainer, request: OrderRequest): Promise<PlacedOrder> {
  const prepared = await prepareOrder(container, request);
  const written = await retryConflicts(() => writeOrder(container, prepared));
  if (written.isNew) await announce(container, written);
  return written;
}

/**
 * Places an order once, however often the same request with the same key arrives. If a concurrent duplicate took the
 * last items, the refused request returns the duplicate's order. No workflow of the engine: one transaction needs no
 * compensation, and a workflow costs as much as the transaction.
 *
 * @returns the order's id, and the payment that is to be opened for it.
 * @throws ApiError see `prepareOrder` and `writeOrder`; 503 with a place in line if too many people order at once.
 */
export async function placeOrder(container: MedusaContainer, request: OrderRequest): Promise<PlacedOrder> {
  const earlier = await findEarlierOrder(container, request);
  if (earlier) return { orderId: earlier, isNew: false, newPayment: null };
  try {
    return await waitingLine().run(ticketOf(request), () => atOnce.run(() => place(container, request)), inLine);
  } catch (refusal) {
    const twin = await findEarlierOrder(container, request);
    if (twin) return { orderId: twin, isNew: false, newPayment: null };
    throw refusal;
  }
}
