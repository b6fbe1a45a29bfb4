import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "../../errors/api-error";

/** @throws ApiError 409 when the stock does not suffice. */
export function checkStock(title: string, quantity: number, stock: number): void {
  if (stock <= 0) throw new ApiError(409, orderMessages.outOfStock(title));
  if (quantity > stock) throw new ApiError(409, orderMessages.onlyLeft(stock, title));
}
