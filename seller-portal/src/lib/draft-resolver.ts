import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

/**
 * Judges what is typed by a schema of the contract, and hands on what that made of it. A draft is wider than what the
 * schema takes, since nothing may be chosen yet: the schema says so.
 */
export const draftResolver = <Draft extends FieldValues, Body>(
  schema: ZodType<Body, FieldValues>,
): Resolver<Draft, unknown, Body> => zodResolver(schema) as unknown as Resolver<Draft, unknown, Body>;
