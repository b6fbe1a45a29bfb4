import { createToasts } from "@haat/ui/toast-store";

export const { toast, toastStore } = createToasts(5000);

/**
 * The id of all login toasts, from the prompt to the success: each replaces the previous one, because together they
 * would cover a phone's screen.
 */
export const loginToast = "login";
