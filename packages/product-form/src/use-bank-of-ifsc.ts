import type { IfscBank } from "@haat/api-contract/bank/bank-of-ifsc";
import { useEffect, useState } from "react";

/**
 * The bank of an IFSC and its branch code; null until known. The table of banks is loaded with the first complete IFSC.
 */
export function useBankOfIfsc(ifsc: string): IfscBank | null {
  const [found, setFound] = useState<{ ifsc: string; bank: IfscBank | null } | null>(null);
  useEffect(() => {
    if (ifsc.replace(/\s/g, "").length !== 11) return;
    let wanted = true;
    import("@haat/api-contract/bank/bank-of-ifsc")
      .then(({ bankOfIfsc }) => {
        if (wanted) setFound({ ifsc, bank: bankOfIfsc(ifsc) });
      })
      // The bank is only a hint; the form works without it.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [ifsc]);
  return found?.ifsc === ifsc ? found.bank : null;
}
