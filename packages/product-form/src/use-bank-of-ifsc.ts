import type { IfscBank } from "@haat/api-contract/bank/bank-of-ifsc";
import { useEffect, useState } from "react";

/** The bank of an IFSC and its branch's code; null while nothing is known. The table of banks comes with the first whole one. */
export function useBankOfIfsc(ifsc: string): IfscBank | null {
  const [found, setFound] = useState<{ ifsc: string; bank: IfscBank | null } | null>(null);
  useEffect(() => {
    if (ifsc.replace(/\s/g, "").length !== 11) return;
    let wanted = true;
    import("@haat/api-contract/bank/bank-of-ifsc")
      .then(({ bankOfIfsc }) => {
        if (wanted) setFound({ ifsc, bank: bankOfIfsc(ifsc) });
      })
      // The bank is a help; without it the form works as well.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [ifsc]);
  return found?.ifsc === ifsc ? found.bank : null;
}
