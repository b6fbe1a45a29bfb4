import { Refusal } from "../api";

/** Razorpay responds with 400 to almost all errors, and describes the cause in the text. */
export function razorpayError(description: string, { status = 400, code = "BAD_REQUEST_ERROR", field = "" } = {}) {
  return {
    status,
    body: {
      error: {
        code,
        description,
        source: "NA",
        step: "NA",
        reason: "NA",
        metadata: {},
        ...(field && { field }),
      },
    },
  };
}

export const refuse = (description: string, more = {}): Refusal => new Refusal(razorpayError(description, more));

export const noSuchId = () => refuse("The id provided does not exist");
export const authenticationFailed = razorpayError("Authentication failed", { status: 401 });
export const noSuchUrl = razorpayError("The requested URL was not found on the server.", { status: 404 });
export const serverError = razorpayError("We are facing some trouble completing your request at the moment.", {
  status: 500,
  code: "SERVER_ERROR",
});
