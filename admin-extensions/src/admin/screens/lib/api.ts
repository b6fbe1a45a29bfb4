import { createClient } from "@haat/api-contract/client";
import { routes } from "@haat/api-contract/routes";
import { hasStatus } from "@haat/web/api-error";
import { isRecord } from "@haat/web/records";
import { ShopClient } from "@haat/web/shop-client";
import { adminToken, clearAdminToken } from "./admin-token";

// Always the page's own origin.
const client = new ShopClient("/api/v1", adminToken);

/** Whether the server has said in this visit who is here. */
let welcomed = false;

/** Every call of the back office, typed by the contract; failures are `ApiError`. A rejected token ends the login. */
export const api = createClient(async ({ method, path, body, headers }) => {
  const token = adminToken();
  return client
    .fetch<unknown>(path, { method, headers, body: isRecord(body) ? body : undefined })
    .then((answer) => {
      welcomed ||= path === routes.getMe.path;
      return answer;
    })
    .catch((error: unknown) => {
      // A rejection that comes late does not end the login that was made meanwhile.
      if (token !== null && hasStatus(error, 401) && adminToken() === token) endLogin();
      throw error;
    });
}, routes);

/**
 * By a real visit: nothing of what the account had on screen or in memory stays. Who comes to /dashboard without a good
 * token is led to the shop, as if there were nothing here; whose login ends while working logs in again.
 */
function endLogin(): void {
  clearAdminToken();
  const atTheDoor = !welcomed && !window.location.pathname.startsWith("/app");
  window.location.assign(atTheDoor ? "/" : "/adminlogin");
}
