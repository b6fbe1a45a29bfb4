import { z } from "zod";
import { answer } from "../envelope";

/** `data` is the address that the file is served at. */
export const uploadedAnswerSchema = answer({ data: z.string().min(1) });
