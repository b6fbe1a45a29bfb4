type Details = { headers?: Record<string, string>; extra?: Record<string, unknown> };

/**
 * A refusal with a sentence for people. Thrown anywhere below `/api/v1`, it becomes
 * `{ success: false, message, ...extra }` with this status and these headers.
 */
export class ApiError extends Error {
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(
    readonly status: number,
    message: string,
    { headers = {}, extra = {} }: Details = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.headers = headers;
    this.extra = extra;
  }
}
