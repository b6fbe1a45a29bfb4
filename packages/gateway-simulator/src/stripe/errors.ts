import { Refusal } from "../api";

type More = { status?: number; type?: string; code?: string; param?: string; more?: Record<string, unknown> };

export function stripeError(message: string, { status = 400, type, code, param, more }: More = {}) {
  const said = { message, type: type ?? "invalid_request_error", ...(code && { code }), ...(param && { param }) };
  return { status, body: { error: { ...said, ...more } } };
}

export const refuse = (message: string, more: More = {}) => new Refusal(stripeError(message, more));

export const noSuch = (kind: string, id: string, param = "id") =>
  refuse(`No such ${kind}: '${id}'`, { status: 404, code: "resource_missing", param });

export const invalidKey = stripeError("Invalid API Key provided: sk_****", { status: 401 });
export const expiredKey = stripeError("Expired API Key provided: sk_****", { status: 401, code: "api_key_expired" });
export const serverError = stripeError("An unknown error occurred", { status: 500, type: "api_error" });
export const noSuchUrl = (method: string, path: string) =>
  stripeError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
