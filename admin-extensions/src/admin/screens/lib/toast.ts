import { toast as engineToast } from "@medusajs/ui";

const closesAfterMs = 3_000;

const say = (kind: "success" | "error" | "warning" | "info") => (text: string) =>
  // One of each text: pressing twice does not stack it. Without the button to close it, which has no name to read out.
  void engineToast[kind](text, { id: `${kind}: ${text}`, duration: closesAfterMs, dismissable: false });

/** A short answer to what somebody did; it goes by itself after three seconds. */
export const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };
