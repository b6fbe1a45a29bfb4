import type { Config } from "#config/parse-environment";
import { readNumber, WhatsAppError } from "#whatsapp/whatsapp-sender";
import { about, type Finding } from "./finding";

/** Checks that Meta accepts the token for the shop's number. No message is sent. Without WhatsApp there is nothing to check. */
export async function checkWhatsApp({ whatsApp }: Pick<Config, "whatsApp">): Promise<Finding[]> {
  if (!whatsApp) return [];
  const { good, advice, problem } = about("WhatsApp");
  try {
    const { display, isPoor } = await readNumber(whatsApp);
    return [
      isPoor
        ? advice(`Meta rates ${display} as low quality and may limit it: receivers block or report its messages.`)
        : good(`Messages come from ${display}.`),
    ];
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    return [problem(`Meta does not accept the number and token: ${error.reason}. Order news go by SMS.`)];
  }
}
