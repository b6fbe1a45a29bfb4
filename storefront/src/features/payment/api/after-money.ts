import type { QueryClient } from "@tanstack/react-query";

/** Money that was paid or given back may have come from the wallet, or gone there. */
export function readAnewAfterMoney(queries: QueryClient): void {
  for (const name of ["wallet", "payment-methods"]) void queries.invalidateQueries({ queryKey: [name] });
}
