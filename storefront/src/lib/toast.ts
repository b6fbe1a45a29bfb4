import { createToasts } from "@haat/ui/toast-store";

export const { toast, toastStore } = createToasts(5000);

/**
 * The id of all that is said of a login, from the request to log in to its success: each takes the place of the one
 * before, for together they would cover a phone's screen.
 */
export const loginToast = "login";
