import { isRecord } from "@haat/web/records";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { api } from "../../../src/admin/screens/lib/api";
import { screenQuery } from "../../../src/admin/screens/lib/queries";
import { AppCodeStep } from "./app-code-step";
import { CredentialsStep } from "./credentials-step";
import { Doorway } from "./doorway";
import { OtpStep } from "./otp-step";

/** After a first password was set (`first-password-form.tsx`), the address is prefilled. */
const arriving = (state: unknown): { email: string; password: string } | null =>
  isRecord(state) && typeof state.email === "string" ? { email: state.email, password: "" } : null;

type Sent = { email: string; password: string; challenge: string | null };

/** The administrator's login: the password requests a code, and the code, or an app's, opens the back office. */
export function LoginPage() {
  const [sentTo, setSentTo] = useState<Sent | null>(null);
  const [typed, setTyped] = useState(arriving(useLocation().state));
  // Prefilled values in a demo; a shop in production has none. Fetched only once.
  const defaults = useQuery({
    ...screenQuery,
    queryKey: ["haat", "login-defaults"],
    queryFn: async () => (await api.call("getLoginDefaults", {})).defaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    document.title = "Administrator login | Haat";
  }, []);
  const goBack = () => {
    setTyped(sentTo);
    setSentTo(null);
  };
  return (
    <Doorway>
      {sentTo === null ? (
        <CredentialsStep
          initial={typed ?? defaults.data ?? { email: "", password: "" }}
          onSent={(credentials, challenge) => setSentTo({ ...credentials, challenge })}
        />
      ) : sentTo.challenge === null ? (
        <OtpStep credentials={sentTo} onBack={goBack} />
      ) : (
        <AppCodeStep challenge={sentTo.challenge} onBack={goBack} />
      )}
    </Doorway>
  );
}
