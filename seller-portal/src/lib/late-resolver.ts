import { whenIdle } from "@haat/web/when-idle";
import { useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";

type Load<Draft extends FieldValues, Body> = () => Promise<{ resolver: Resolver<Draft, unknown, Body> }>;

const notChecked = "The form could not be checked. Please check your connection and try again.";

/**
 * Validates a form with code that is loaded when the browser is idle, or for the first validation: the contract's
 * schemas are a quarter of what a page would load before it shows anything.
 *
 * @param load Loads the code; the same function at each render.
 */
export function useLateResolver<Draft extends FieldValues, Body = Draft>(
  load: Load<Draft, Body>,
): Resolver<Draft, unknown, Body> {
  useEffect(() => whenIdle(load), [load]);
  return lateResolver(load);
}

/** Without its code nothing is valid; the error is shown for the whole form, and the input is kept. */
export const lateResolver =
  <Draft extends FieldValues, Body = Draft>(load: Load<Draft, Body>): Resolver<Draft, unknown, Body> =>
  async (draft, context, options) => {
    const code = await load().catch(() => null);
    if (!code) return { values: {}, errors: { root: { type: "late", message: notChecked } } as never };
    return code.resolver(draft, context, options);
  };
