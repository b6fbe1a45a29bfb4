import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { saveAdminToken } from "../../../src/admin/screens/lib/admin-token";
import { toast } from "../../../src/admin/screens/lib/toast";

/** Opens the back office with the token of a login. */
export function useEnterBackOffice(): (token: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (token) => {
    // Clears cached data of another account.
    queryClient.clear();
    saveAdminToken(token);
    toast.success(staffLoginMessages.welcome);
    navigate("/dashboard", { replace: true });
  };
}
