import type { TakenSms } from "#sms/sms-providers.fixture";
import { anAdministrator } from "./administrator";
import { api, checked } from "./api";
import { raw } from "./raw";
import { aFreshMobile } from "./shopper";

type Shop = { url: string; taken: readonly TakenSms[] };

/**
 * Shoppers of a shop whose codes a provider under test has taken.
 *
 * @param shop its address, and the SMS that were taken
 */
export function shoppersBySms(shop: () => Shop) {
  const textsTo = (mobile: string) => shop().taken.filter(({ to }) => to.endsWith(mobile));
  const signup = (body: object) => raw("POST", "/api/v1/signup", { url: shop().url, body });

  /** A shopper logged in with the code sent by SMS. */
  async function aTextedShopper(): Promise<{ token: string; mobile: string }> {
    const mobile = aFreshMobile();
    expect((await signup({ mobile })).status).toBe(200);
    const otp = textsTo(mobile)[0]?.fields.code;
    const answer = checked("signup", await signup({ mobile, otp }));
    return { token: (answer as { token: string }).token, mobile };
  }

  return { textsTo, signup, aTextedShopper };
}

/** Stores the ids of MSG91's templates in place of those before. */
export async function storeTemplateIds(shop: { url: string }, msg91: Record<string, string>) {
  const office = api((await anAdministrator(shop)).token, shop.url);
  const { sms } = await office.call("getMessageSetup", {});
  const body = { templateIds: { msg91 }, version: sms.templateIdsVersion };
  return office.call("saveTemplateIds", { body });
}
