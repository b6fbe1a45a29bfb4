import { readFileSync } from "node:fs";
import path from "node:path";
import { orderSms, smsText, smsTexts } from "./sms-texts";

it("have short names of variables, which a provider's template may use as they are", () => {
  for (const text of Object.values(smsTexts)) {
    for (const [, name = ""] of text.matchAll(/\{([^}]*)\}/g)) expect(name).toMatch(/^[a-z]{1,10}$/);
  }
});

it("fit one SMS of the GSM alphabet with their longest usual values", () => {
  const usual: Record<string, string> = {
    code: "042137",
    codes: "042137",
    minutes: "10",
    order: "100123",
    amount: "₹12,345.50",
    link: "https://haat.example/order",
    parcel: "parcel 1 of 2",
    action: "replacement",
    way: "by bank transfer",
  };
  for (const template of Object.keys(smsTexts) as (keyof typeof smsTexts)[]) {
    const text = smsText(orderSms(template as "order-placed", usual as { order: string; amount: string }));
    expect(text).toMatch(/^[\w\s.,:;/?!'#-]*$/);
    expect({ template, isOne: text.length <= 160 }).toEqual({ template, isOne: true });
  }
});

it("are listed for the merchant, who registers them", () => {
  const page = readFileSync(path.join(__dirname, "../../../docs/sms.md"), "utf8");
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \| `(.+)` \|$/gm)].map(([, name, text]) => [name, text]);
  expect(Object.fromEntries(listed)).toEqual(smsTexts);
});

it("has no value left out", () => {
  expect(() => smsText({ template: "order-placed", values: { order: "1", amount: "Rs. 5" } })).toThrow("has no link");
});
