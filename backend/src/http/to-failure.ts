import { serviceMessages } from "@haat/api-contract/service/messages";
import { MedusaError } from "@medusajs/framework/utils";
import { ZodError } from "zod";
import { ApiError } from "../errors/api-error";
import { toSentence } from "./to-sentence";
import { isDatabaseAway, unavailable } from "./unavailable";

/** Error codes for a full file system, an exhausted quota, and PostgreSQL on a full disk. */
const codes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a thrown value or its cause says that the disk is full. */
export function isDiskFull(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== "object" || thrown === null || depth > 5) return false;
  const [code, message]: unknown[] = [Reflect.get(thrown, "code"), Reflect.get(thrown, "message")];
  if (typeof code === "string" && codes.has(code)) return true;
  // Workflow steps throw copies that have lost their code.
  if (typeof message === "string" && /^(ENOSPC|EDQUOT): /.test(message)) return true;
  return [Reflect.get(thrown, "cause"), Reflect.get(thrown, "previous")].some((one) => isDiskFull(one, depth + 1));
}

const engineStatuses: Record<string, number> = {
  [MedusaError.Types.NOT_FOUND]: 404,
  [MedusaError.Types.INVALID_DATA]: 400,
  [MedusaError.Types.INVALID_ARGUMENT]: 400,
  [MedusaError.Types.NOT_ALLOWED]: 409,
  [MedusaError.Types.DUPLICATE_ERROR]: 409,
  [MedusaError.Types.CONFLICT]: 409,
  [MedusaError.Types.UNAUTHORIZED]: 401,
  [MedusaError.Types.FORBIDDEN]: 403,
};

const bodyMessages: Record<number, string> = {
  400: serviceMessages.malformedJson,
  413: serviceMessages.bodyTooLarge,
  415: serviceMessages.unsupportedMedia,
};

const numberAt = (error: object, key: string) => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "number" ? value : undefined;
};

/** The engine's message for a missing column or a null in one: database wording, and an internal error of ours. */
const isDatabaseText = (message: string) => /^column\b|^Cannot set field '/i.test(message.trim());

const isTyped = (error: object): error is { type: string; message: string } =>
  "type" in error && typeof error.type === "string" && "message" in error && typeof error.message === "string";

/**
 * Converts any thrown value into the response. Only messages written for people are passed on; the stack, SQL and paths
 * of an internal error go to the log alone.
 */
export function toFailure(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDiskFull(thrown)) return new ApiError(507, serviceMessages.storageFull);
  if (isDatabaseAway(thrown)) return unavailable();
  if (typeof thrown !== "object" || thrown === null) return new ApiError(500, serviceMessages.unexpected);
  if (thrown instanceof ZodError) return new ApiError(400, toSentence(thrown.issues[0]));
  // Workflow steps throw copies of an ApiError that have lost their class.
  if (Reflect.get(thrown, "name") === "ApiError") return fromCopy(thrown);
  // body-parser and Express set `status` on errors that the client caused.
  const status = numberAt(thrown, "status") ?? numberAt(thrown, "statusCode");
  if (status && status >= 400 && status < 500)
    return new ApiError(status, bodyMessages[status] ?? serviceMessages.notFound);
  const engineStatus = isTyped(thrown) ? engineStatuses[thrown.type] : undefined;
  if (engineStatus && isTyped(thrown) && !isDatabaseText(thrown.message)) {
    return new ApiError(engineStatus, thrown.message);
  }
  return new ApiError(500, serviceMessages.unexpected);
}

function fromCopy(copy: object): ApiError {
  const message = Reflect.get(copy, "message");
  const [headers, extra]: unknown[] = [Reflect.get(copy, "headers"), Reflect.get(copy, "extra")];
  return new ApiError(
    numberAt(copy, "status") ?? 500,
    typeof message === "string" ? message : serviceMessages.unexpected,
    { headers: { ...(headers as Record<string, string> | undefined) }, extra: { ...(extra as object | undefined) } },
  );
}
