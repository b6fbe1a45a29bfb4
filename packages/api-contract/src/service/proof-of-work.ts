import { z } from "zod";
import { failureSchema } from "../envelope";

/** The request header with a solved puzzle: base64 of the JSON `{ challenge, solution }`, as ALTCHA has it. */
export const proofHeader = "X-Proof-Of-Work";

/**
 * The 428 response of a call that is repeated unusually often: solve `puzzle`, an ALTCHA challenge (version 2), and repeat the
 * request with the solution in the header `X-Proof-Of-Work`. A solution is accepted once, for five minutes.
 */
export const puzzleSchema = failureSchema.extend({
  puzzle: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
  }),
});
