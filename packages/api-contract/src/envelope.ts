import { z } from "zod";

/** Every successful response: `success: true` and the call's own fields at the top level. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string().optional(), ...shape });

/** Every error response. `message` is a sentence for people; it never reveals server internals. */
export const failureSchema = z.object({ success: z.literal(false), message: z.string().min(1) });

export type Failure = z.infer<typeof failureSchema>;
