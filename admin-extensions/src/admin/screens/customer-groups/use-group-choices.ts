import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { groupChoicesQuery } from "./customer-groups.queries";

/**
 * The customer groups that a form offers, and what stands there if there are none; undefined for an account that may not
 * see customers.
 */
export function useGroupChoices() {
  const { can } = usePermissions();
  const maySee = can("view_customer");
  const { data, error } = useQuery({ ...groupChoicesQuery, enabled: maySee });
  if (!maySee) return undefined;
  const missing = error ? customerGroupMessages.fetchFailed : "Loading customer groups...";
  return { groups: data ?? [], none: data ? customerGroupMessages.none : missing };
}
