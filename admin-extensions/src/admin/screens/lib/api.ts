import { createClient } from "@haat/api-contract/client";
import { routes } from "@haat/api-contract/routes";
import { hasStatus } from "@haat/web/api-error";
import { isRecord } from "@haat/web/records";
import { ShopClient } from "@haat/web/shop-client";
import { adminToken, clearAdminToken } from "./admin-token";

// Always the page's own origin.
const client = new ShopClient("/api/v1", adminToken);

/** Whether the server has verified the account during this visit. */
let welcomed = false;

/** The back office's API client, typed by the contract; errors are `ApiError`. A rejected token ends the session. */
export const api = createClient(async ({ method, path, body, headers }) => {
  const token = adminToken();
  return client
    .fetch<unknown>(path, { method, headers, body: isRecord(body) ? body : undefined })
    .then((answer) => {
      welcomed ||= path === routes.getMe.path;
      return answer;
    })
    .catch((error: unknown) => {
      // A late rejection does not end a login that was made meanwhile.
      if (token !== null && hasStatus(error, 401) && adminToken() === token) endLogin();
      throw error;
    });
}, routes);

/**
 * A full page load: nothing of the account's data stays on screen or in memory. Without a valid token, /dashboard
 * redirects to the shop, as if it did not exist; after a session that ended during work, to the login.
 */
function endLogin(): void {
  clearAdminToken();
  const atTheDoor = !welcomed && !window.location.pathname.startsWith("/app");
  window.location.assign(atTheDoor ? "/" : "/adminlogin");
}
