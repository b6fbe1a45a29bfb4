import { readConfig } from "../config/read-config";
import { demandProof } from "./proof-of-work";
import { tally } from "./rate-limit";

const ordersOfAccount = tally(() => ({
  name: "orders-of-account",
  max: readConfig().ordersWithoutProof,
  seconds: 3600,
}));

/**
 * Places an order of an account. One that has placed unusually many within the hour proves some work for each further one.
 * Only new orders count: a shopper who waits in line asks often.
 *
 * @param proof the request's header `X-Proof-Of-Work`.
 * @throws ApiError 428 with a puzzle, 429 for a used proof, or what `place` throws.
 */
export async function limitOrders<Placed extends { isNew: boolean }>(
  customerId: string,
  proof: unknown,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const tooMany = await ordersOfAccount.add(customerId);
  let isCounted = false;
  try {
    if (tooMany) await demandProof(proof, "order", readConfig().jwtSecret);
    const placed = await place();
    isCounted = placed.isNew;
    return placed;
  } finally {
    if (!isCounted) await ordersOfAccount.takeBack(customerId);
  }
}
