import { measureGroups } from "../back-office/measure-office.mjs";
import { officeGroups, portalGroups } from "./seller-calls.mjs";

/**
 * Requests everything that sellers see, as each of those who have logged in, and everything that the back office sees
 * of them.
 *
 * @param {import("./seller-shop.mjs").SellerShop} shop
 * @param {number} times how often each way is requested
 * @param {(line: string) => void} log
 * @returns {Promise<import("../back-office/measure-office.mjs").Measured[]>}
 */
export async function measureSellers({ target, token, sellers }, times, log) {
  const [seller] = sellers;
  if (!seller) throw new Error("Nobody has logged in.");
  const portal = await measureGroups({ target, token: seller.token, groups: portalGroups() }, times, log);
  const ids = sellers.map(({ id }) => id);
  return [...portal, ...(await measureGroups({ target, token, groups: officeGroups(ids) }, times, log))];
}
