import { cartMessages } from "@haat/api-contract/cart/messages";
import { ApiError } from "../../errors/api-error";

/** @throws ApiError 409 with how many are left, when the stock does not suffice. */
export function checkQuantity(quantity: number, stock: number): void {
  if (stock <= 0) throw new ApiError(409, cartMessages.outOfStock);
  if (quantity > stock) throw new ApiError(409, cartMessages.onlyLeft(stock));
}
