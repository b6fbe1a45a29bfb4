import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { clearCheckout } from "../../lib/session/checkout-memory";
import { endSession } from "../../lib/session/session";
import { clearSearches } from "../search/recent-searches";

/** Clears the token, the e-mail address and the shopper's cached data, and replaces the page with the home page. */
export function useLogout(): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return () => {
    endSession();
    clearCheckout();
    clearSearches();
    for (const key of ["account", "addresses", "cart", "wishlist", "orders"])
      queries.removeQueries({ queryKey: [key] });
    navigate("/", { replace: true });
  };
}
