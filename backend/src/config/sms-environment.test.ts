import { faultsOfSms, smsProvidersOf } from "./sms-environment";

const ids = { "login-code": "1", "identifier-code": "2", "deletion-code": "3", "seller-contact-code": "4" };
const msg91 = { SMS_PROVIDERS: "msg91", MSG91_AUTH_KEY: "key", MSG91_TEMPLATES: JSON.stringify(ids) };
const twilio = { SMS_PROVIDERS: "twilio", TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "HAATIN" };
const sns = {
  SMS_PROVIDERS: "sns",
  SNS_ACCESS_KEY_ID: "AK",
  SNS_SECRET_ACCESS_KEY: "s",
  SNS_SENDER_ID: "HAATIN",
  SNS_ENTITY_ID: "1101",
  SNS_TEMPLATES: JSON.stringify(ids),
};
const http = { SMS_PROVIDERS: "http", SMS_HTTP_URL: "https://sms.example/?to={to}&text={text}" };

it("are none by default", () => {
  expect([faultsOfSms({}), smsProvidersOf({})]).toEqual([[], []]);
});

it("are tried in their order, at their own addresses", () => {
  const values = { ...msg91, ...twilio, ...sns, ...http, SMS_PROVIDERS: "twilio, msg91,sns,http" };
  expect(faultsOfSms(values)).toEqual([]);
  expect(smsProvidersOf(values).map(({ name, url }) => [name, url])).toEqual([
    ["twilio", "https://api.twilio.com"],
    ["msg91", "https://control.msg91.com"],
    ["sns", undefined],
    ["http", http.SMS_HTTP_URL],
  ]);
});

it("start without template ids, which may be stored", () => {
  const values = { ...msg91, MSG91_TEMPLATES: undefined };
  expect(faultsOfSms(values)).toEqual([]);
  expect(smsProvidersOf(values)).toMatchObject([{ name: "msg91", templates: {} }]);
});

it("have Twilio's reports sent to the shop, if it is on the internet", () => {
  const reportUrl = (SHOP_URL?: string) =>
    smsProvidersOf({ ...twilio, SHOP_URL }).map((one) => Reflect.get(one, "reportUrl"));
  expect(reportUrl("https://shop.example/")).toEqual(["https://shop.example/api/v1/sms-reports/twilio"]);
  expect([...reportUrl("http://localhost:9000"), ...reportUrl()]).toEqual([undefined, undefined]);
});

it.each([
  [{ SMS_PROVIDERS: "pigeon" }, "SMS_PROVIDERS: pigeon is not one of msg91, twilio, sns, http."],
  [{ ...msg91, MSG91_AUTH_KEY: undefined }, "MSG91_AUTH_KEY is missing."],
  [{ ...msg91, MSG91_WEBHOOK_SECRET: "short" }, "MSG91_WEBHOOK_SECRET: must be 32 letters"],
  [{ ...msg91, MSG91_WEBHOOK_SECRET: "&".repeat(40) }, "MSG91_WEBHOOK_SECRET: must be 32 letters"],
  [{ ...msg91, MSG91_TEMPLATES: "login" }, "MSG91_TEMPLATES: must be a JSON object"],
  [{ ...msg91, MSG91_TEMPLATES: '{"hello": "1"}' }, "MSG91_TEMPLATES: knows no SMS hello"],
  [{ ...msg91, MSG91_URL: "ftp://x" }, "MSG91_URL: must be an address"],
  [{ ...twilio, TWILIO_FROM: " " }, "TWILIO_FROM is missing."],
  [{ ...sns, SNS_ENTITY_ID: "" }, "SNS_ENTITY_ID is missing."],
  [{ ...http, SMS_HTTP_URL: "sms.example/{to}" }, "SMS_HTTP_URL: must be an address"],
  [{ ...msg91, MSG91_TEMPLATES: '{"login-code": ""}' }, "MSG91_TEMPLATES: must be a JSON object"],
  [{ ...msg91, MSG91_TEMPLATES: '{"toString": "1"}' }, "MSG91_TEMPLATES: knows no SMS toString"],
  [{ ...http, SMS_HTTP_BODY: "message={message}" }, "SMS_HTTP_BODY: knows no {message}"],
  [{ ...http, SMS_HTTP_URL: "https://sms.example", SMS_HTTP_BODY: "m={text}" }, "SMS_HTTP_BODY: has neither {to}"],
  [{ ...http, SMS_HTTP_BODY: '{"to": {to}, "text": "{text}"' }, "SMS_HTTP_BODY: must be JSON"],
  [{ ...http, SMS_HTTP_URL: "https://user:pass@sms.example/{to}{text}" }, "SMS_HTTP_URL: must be an address"],
  [{ ...http, SMS_HTTP_URL: "https://{to}:x/" }, "SMS_HTTP_URL: must be an address"],
  [{ ...http, SMS_HTTP_HEADERS: '{"x-api-key": "a\\nb"}' }, "SMS_HTTP_HEADERS: must be names and values"],
  [{ ...http, SMS_HTTP_HEADERS: '{"a": 1}' }, "SMS_HTTP_HEADERS: must be a JSON object"],
])("%j have one fault", (values, fault) => {
  const faults = faultsOfSms(values);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
