import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { saying } from "../../support/answers";
import { someFailed, twoProviders } from "../../support/message-setup";
import { heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

const setup = "**/api/v1/back-office/message-setup";
const tests = "**/api/v1/back-office/message-setup/test-sms";

test("Staff of a demo send themselves a test SMS and a test email, which its outbox stores", async ({
  page,
  request,
}) => {
  const { token } = await aMember(request, ["view_settings", "edit_settings"]);
  await openBackOffice(page, "/dashboard/settings/messages", token);
  await expect(heading(page, "Messages")).toBeVisible();
  const sms = page.getByRole("region", { name: "Send a test SMS" });
  await sms.getByLabel("Text").selectOption("login-code");
  const sendSms = sms.getByRole("button", { name: "Send test SMS" });
  await sendSms.click();
  await expect(sms).toContainText("Please enter an Indian mobile number with ten digits.");
  await sms.getByLabel("Mobile number").fill("98450 12345");
  await sendSms.click();
  await expect(sms.getByRole("status")).toHaveText("Stored in the outbox of this demo. It was not sent.");
  const email = page.getByRole("region", { name: "Email", exact: true });
  await email.getByLabel("Email address").fill("asha@example.test");
  await email.getByRole("button", { name: "Send test email" }).click();
  await expect(email.getByRole("status")).toHaveText("Stored in the outbox of this demo. It was not sent.");
  const texts = page.getByRole("list", { name: "SMS texts" });
  await expect(texts.getByRole("listitem").filter({ hasText: /^order-shippedHaat: your order/ })).toBeVisible();
  await expect(texts.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dev/outbox?to=9845012345");
  await expect(page.getByText(/^000000 is your Haat login code/).first()).toBeVisible();
});

test("Staff see what each provider is missing, and what it says to a test SMS", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings", "edit_settings"]);
  await page.route(setup, (route) => route.fulfill({ json: twoProviders }));
  await page.route(`${setup}/deliveries`, saying(500, "Something went wrong on our side."));
  const sent: unknown[] = [];
  await page.route(tests, (route) => {
    sent.push(route.request().postDataJSON());
    const message = "MSG91 refused the message: Authentication failure.";
    return route.fulfill({ json: { success: true, outcome: "refused", messageId: null, message } });
  });
  await openBackOffice(page, "/dashboard/settings/messages", token);
  const providers = page.getByRole("region", { name: "SMS providers" });
  await expect(providers.getByRole("listitem").first()).toContainText("No template for: parcel-out-for-delivery-code.");
  await expect(providers.getByRole("listitem").last()).toContainText("Sends every text");
  const sms = page.getByRole("region", { name: "Send a test SMS" });
  await expect(sms.getByLabel("Text").getByRole("option")).toHaveText(["login-code", "order-placed"]);
  await sms.getByLabel("Provider").selectOption("WhatsApp");
  await expect(sms.getByLabel("Text").getByRole("option")).toHaveText(["order-placed"]);
  await sms.getByLabel("Provider").selectOption("MSG91");
  const templates = page.getByRole("region", { name: "WhatsApp templates" });
  await expect(templates.getByRole("row", { name: /^parcel-out/ })).toContainText("By SMS");
  await sms.getByLabel("Mobile number").fill("9845012345");
  await sms.getByRole("button", { name: "Send test SMS" }).click();
  await said(page, "MSG91 refused the message: Authentication failure.");
  expect(sent).toEqual([{ to: "9845012345", text: "login-code", provider: "msg91" }]);
  const delivery = page.getByRole("region", { name: "Message delivery" });
  await expect(delivery).toContainText("Could not fetch the SMS deliveries.");
  await page.unroute(`${setup}/deliveries`);
  await page.route(`${setup}/deliveries`, (route) => route.fulfill({ json: someFailed }));
  await delivery.getByRole("button", { name: "Try Again" }).click();
  await expect(delivery.getByRole("row", { name: /^MSG91/ })).toHaveText("MSG911,2841,2411726");
  await expect(delivery.getByRole("row", { name: /login-code/ })).toContainText("+91••••••4521MSG91Absent subscriber");
  await expect(delivery.getByRole("row", { name: /^Order news/ })).toHaveText("Order news312305614");
  await expect(delivery.getByRole("row", { name: /error 131026/ })).toContainText("+91••••••8810");
  await page.unroute(tests);
  await page.route(tests, saying(429, "You have sent too many test messages. Please try again later."));
  await sms.getByLabel("Provider").selectOption("Twilio");
  await expect(sms.getByLabel("Text").getByRole("option")).toHaveCount(3);
  await sms.getByRole("button", { name: "Send test SMS" }).click();
  await said(page, "You have sent too many test messages. Please try again later.");
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expectAccessible(page, ["color-contrast"]);
});

test("Staff enter template ids, see which come from the server, and lose nothing to a change by others", async ({
  page,
  request,
}) => {
  const { token } = await aMember(request, ["view_settings", "edit_settings"]);
  await page.route(setup, (route) => route.fulfill({ json: twoProviders }));
  await page.route(`${setup}/deliveries`, (route) => route.fulfill({ json: someFailed }));
  const stale = "The template IDs were changed by someone else. Please reload and try again.";
  await page.route(`${setup}/template-ids`, saying(409, stale));
  await openBackOffice(page, "/dashboard/settings/messages", token);
  const texts = page.getByRole("region", { name: "SMS texts", exact: true });
  const part = (name: string) => texts.getByRole("listitem").filter({ hasText: new RegExp(`^${name}`) });
  const save = texts.getByRole("button", { name: "Save template IDs" });
  await expect(part("login-code")).toContainText("Saved here, in place of 5f0c2d1be4b0a97d3c8e6a12 in MSG91_TEMPLATES");
  await expect(part("order-placed")).toContainText("From MSG91_TEMPLATES: 6643f1a2d6fc0512a4b0c9e8");
  await expect(part("parcel-out")).toContainText("Missing, so MSG91 does not send this text");
  await expect(save).toBeDisabled();
  const login = part("login-code").getByLabel("MSG91 template ID");
  await login.fill("");
  await expect(part("login-code")).toContainText("Once saved, from MSG91_TEMPLATES: 5f0c2d1be4b0a97d3c8e6a12");
  const missing = part("parcel-out").getByLabel("MSG91 template ID");
  await missing.fill("an id");
  await expect(part("parcel-out")).toContainText("Not saved yet");
  await save.click();
  await expect(part("parcel-out")).toContainText("Please enter up to 64 letters, digits, dots, colons, hyphens");
  await expectAccessible(page);
  await missing.fill("6643f1a2d6fc0512a4b0c9e9");
  await save.click();
  await said(page, stale);
  await expect(missing).toHaveValue("6643f1a2d6fc0512a4b0c9e9");
  await page.unroute(`${setup}/template-ids`);
  const sent: unknown[] = [];
  await page.route(`${setup}/template-ids`, (route) => {
    sent.push(route.request().postDataJSON());
    const message = "Template IDs saved successfully!";
    return route.fulfill({ json: { ...twoProviders, sms: { ...twoProviders.sms, templateIdsVersion: 4 }, message } });
  });
  await save.click();
  await said(page, "Template IDs saved successfully!");
  const msg91 = { "login-code": "", "order-placed": "", "parcel-out-for-delivery-code": "6643f1a2d6fc0512a4b0c9e9" };
  expect(sent).toEqual([{ templateIds: { msg91 }, version: 3 }]);
});

test("Staff who may only see settings see no tests, and a failure can be retried @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings"]);
  await page.route(setup, saying(500, "Something went wrong on our side."));
  await openBackOffice(page, "/dashboard/settings/messages", token);
  await said(page, "Could not fetch the message settings.");
  await expectAccessible(page);
  await page.unroute(setup);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("region", { name: "SMS texts", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send test|^Save/ })).toHaveCount(0);
});
