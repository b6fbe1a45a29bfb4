import { loginMessages } from "@haat/api-contract/login/messages";
import { toast } from "../toast";
import { promptLogin } from "./login-prompt";
import { endSession } from "./session";

/** The server no longer takes our token: forgets it, says so once and asks for a login; true when it happened. */
export function reportTokenRejected(): Promise<boolean> {
  endSession();
  // Several calls of one screen are rejected together; the fixed id makes it one toast.
  toast.error(loginMessages.tokenRejected, { id: "token-rejected" });
  return promptLogin();
}
