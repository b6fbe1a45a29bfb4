import type { z } from "zod";
import type { FileRule } from "./file/rules";

/** What a call takes and answers. */
export type Endpoint = {
  /** One line for the API's page. */
  summary: string;
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  /** A call with files takes its body as multipart/form-data, or as JSON where it has no file to send. */
  files?: Record<string, FileRule>;
  response: z.ZodType;
  /** The media type of an answer that is a file and not JSON. */
  answersFile?: string;
  /** Status of success; 200 unless something is created. */
  created?: true;
};
