/** A failed call: an error response of the server (status and body), or none at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The server's message for people; empty if there is none. */
    message: string,
    /** The parsed response; null without one, or if it was not JSON. */
    readonly body: unknown,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The server's message if there is one, else the screen's fallback. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback;

export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
