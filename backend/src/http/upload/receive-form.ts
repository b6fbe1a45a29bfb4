import { fileMessages } from "@haat/api-contract/file/messages";
import type { FileRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer from "multer";
import { ApiError } from "#errors/api-error";

export type FileRules = Record<string, FileRule>;
/** A form's files as received, by field. */
export type ReceivedFiles = ReadonlyMap<string, readonly Buffer[]>;

const parserOf = (rules: FileRules) =>
  multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: Math.max(...Object.values(rules).map(({ bytes }) => bytes)),
      files: Object.values(rules).reduce((sum, { max }) => sum + max, 0),
      fields: limits.maxFormFields,
      fieldSize: limits.formFieldBytes,
      fieldNameSize: 100,
      // Lists and objects are sent as JSON; `a[b][c]` would build objects that no schema has checked.
      fieldNestingDepth: 0,
    },
  }).fields(Object.entries(rules).map(([name, { max }]) => ({ name, maxCount: max })));

/**
 * Creates the reader of a call's form: it puts the fields into `req.body` and returns the files. Other kinds of body
 * are left alone. Run it only once the caller is authorised.
 *
 * @throws ApiError 400 for a malformed form or an unexpected file, 413 for what is too large.
 */
export function formReceiver(rules: FileRules): (req: MedusaRequest, res: MedusaResponse) => Promise<ReceivedFiles> {
  const parse = parserOf(rules);
  return async (req, res) => {
    await new Promise<void>((resolve, reject) => {
      parse(req, res, (error: unknown) => (error ? reject(toRefusal(error, rules)) : resolve()));
    });
    const files: Record<string, Express.Multer.File[]> = Array.isArray(req.files) ? {} : { ...req.files };
    return new Map(Object.entries(files).map(([field, sent]) => [field, sent.map(({ buffer }) => buffer)]));
  };
}

function toRefusal(error: unknown, rules: FileRules): ApiError {
  if (!(error instanceof multer.MulterError)) return new ApiError(400, fileMessages.malformedForm);
  const field = error.field ?? "";
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  switch (error.code) {
    case "LIMIT_FILE_SIZE":
      return new ApiError(413, rule?.tooLarge ?? fileMessages.formTooLarge);
    case "LIMIT_UNEXPECTED_FILE":
      return new ApiError(400, rule ? fileMessages.tooManyFiles : fileMessages.unexpectedFile(field));
    case "LIMIT_FILE_COUNT":
      return new ApiError(400, fileMessages.tooManyFiles);
    case "LIMIT_FIELD_VALUE":
    case "LIMIT_FIELD_COUNT":
      return new ApiError(413, fileMessages.formTooLarge);
    default:
      return new ApiError(400, fileMessages.malformedForm);
  }
}
