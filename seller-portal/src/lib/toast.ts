import { createToasts } from "@haat/ui/toast-store";

export const { toast, toastStore } = createToasts(3_000);
