import type { Page } from "@playwright/test";
import { after, type State } from "./screen";

const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const uri = `otpauth://totp/Haat:asha%40example.in?issuer=Haat&secret=${key}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = Array.from({ length: 10 }, (_, nth) => `abcd-efgh-ijkl-mn${nth + 10}`);
const message = "Done.";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Answers the app's calls as if the password and the code were right: nobody's login changes. */
async function answerCalls(page: Page): Promise<void> {
  await page.route("**/api/v1/*/authenticator", (route) => {
    if (route.request().method() === "POST") return route.fulfill({ json: { success: true, key, uri } });
    if (route.request().method() === "PUT") return route.fulfill({ json: { success: true, message, recoveryCodes } });
    return route.continue();
  });
}

const setUp = async (page: Page) => {
  await answerCalls(page);
  await press(page, "Set up authenticator app");
  await page.getByRole("dialog").getByLabel("Current password").fill("any password");
  await press(page, "Continue");
};

const turnOn = async (page: Page) => {
  await setUp(page);
  await page.getByRole("dialog").getByLabel("6-digit code").fill("123456");
  await press(page, "Turn on");
};

/**
 * The dialogs of the account's settings.
 *
 * @param open Opens the settings.
 */
export const authenticatorDialogs = (open: (page: Page) => Promise<unknown> = async () => undefined) =>
  ({
    "app password": after("Enter your password to begin.", async (page) => {
      await open(page);
      await press(page, "Set up authenticator app");
    }),
    "app key": after("The app shows a new code every 30 seconds.", async (page) => {
      await open(page);
      await setUp(page);
    }),
    "app recovery codes": after("Download", async (page) => {
      await open(page);
      await turnOn(page);
    }),
    "app recovery codes unsaved": after("Close without saving the codes?", async (page) => {
      await open(page);
      await turnOn(page);
      await press(page, "Done");
    }),
  }) satisfies Record<string, State>;

/** A login that waits for the app's code. */
export const challenged = (path: string) => (page: Page) =>
  page.route(`**/api/v1${path}`, (route) =>
    route.fulfill({ json: { success: true, message, challenge: "a challenge" } }),
  );
