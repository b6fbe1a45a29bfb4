import { isRecord } from "@haat/web/records";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { api } from "../../../src/admin/screens/lib/api";
import { screenQuery } from "../../../src/admin/screens/lib/queries";
import { CredentialsStep } from "./credentials-step";
import { Doorway } from "./doorway";
import { OtpStep } from "./otp-step";

/** Who has just set a first password, as `first-password-form.tsx` says, need not type the address again. */
const arriving = (state: unknown): { email: string; password: string } | null =>
  isRecord(state) && typeof state.email === "string" ? { email: state.email, password: "" } : null;

/** The administrator's login: a password sends a code, the code opens the back office. */
export function LoginPage() {
  const [sentTo, setSentTo] = useState<{ email: string; password: string } | null>(null);
  const [typed, setTyped] = useState(arriving(useLocation().state));
  // What a demo's form begins with; a shop in production has none, and one that can't say is asked no twice.
  const defaults = useQuery({
    ...screenQuery,
    queryKey: ["haat", "login-defaults"],
    queryFn: async () => (await api.call("getLoginDefaults", {})).defaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    document.title = "Administrator login | Haat";
  }, []);
  return (
    <Doorway>
      {sentTo ? (
        <OtpStep
          credentials={sentTo}
          onBack={() => {
            setTyped(sentTo);
            setSentTo(null);
          }}
        />
      ) : (
        <CredentialsStep initial={typed ?? defaults.data ?? { email: "", password: "" }} onSent={setSentTo} />
      )}
    </Doorway>
  );
}
