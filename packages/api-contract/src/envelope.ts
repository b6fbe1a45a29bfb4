import { z } from "zod";

/** Every successful answer: `success: true` and the call's own fields, top level. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), message: z.string().optional(), ...shape });

/** Every failed answer. `message` is a sentence for people; it never tells of the server's insides. */
export const failureSchema = z.object({ success: z.literal(false), message: z.string().min(1) });

export type Failure = z.infer<typeof failureSchema>;
