import { hasStatus } from "@haat/web/api-error";
import { isRecord } from "@haat/web/records";

/** How much money is on its way, where that is why the server wants to be asked again; 0 for other errors. */
export const moneyMoving = (error: unknown): number =>
  hasStatus(error, 409) && isRecord(error.body) && typeof error.body.moneyOnItsWay === "number"
    ? error.body.moneyOnItsWay
    : 0;

export const movingText = (count: number): string =>
  `${count === 1 ? "One payment or refund is" : `${count} payments and refunds are`} still on the way with the present keys. If these are keys of another account, the shop can't look them up any more.`;
