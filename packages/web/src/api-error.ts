/** A call that failed: refused by the server (its status and body), or never answered (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The server's sentence for people; empty when it sent none. */
    message: string,
    /** The parsed answer; null when there was none or it was not JSON. */
    readonly body: unknown,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The server's own sentence where it sent one, else the fallback that the screen names. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback;

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
