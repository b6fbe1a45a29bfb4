import { limits } from "@haat/api-contract/limits";
import { ApiError } from "../errors/api-error";

/** @returns the header's value, null when it is absent or blank. @throws ApiError 400 when it is too long. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = [header].flat()[0]?.trim();
  if (!key) return null;
  if (key.length <= limits.idempotencyKeyMost) return key;
  throw new ApiError(400, `Idempotency-Key must be at most ${limits.idempotencyKeyMost} characters.`);
}
