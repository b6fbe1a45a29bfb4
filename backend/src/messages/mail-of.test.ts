import { mailOf } from "./mail-of";

Object.assign(process.env, {
  JWT_SECRET: "a-secret",
  COOKIE_SECRET: "another-secret",
  SHOP_URL: "https://haat.example",
});

describe("the look of a message that is only text", () => {
  const message = { subject: "Your <b>code</b>", text: "123456 is your code.\n\nGood for 5 minutes.", code: "123456" };
  const html = mailOf(message);

  it("has its code large and its paragraphs below, and leads to the shop", () => {
    expect(html).toMatch(/font-size:32px[^>]*>123456</);
    expect(html).toContain("Good for 5 minutes.</p>");
    expect(html).toContain('href="https://haat.example"');
  });

  it("keeps the code out of what a list of mails shows", () => {
    expect(html.match(/display:none[^>]*>([^<]*)</)?.[1]).not.toContain("123456");
  });

  it("shows markup as text", () => expect(html).not.toContain("<b>"));

  it("is a mail's own where it has one", () => expect(mailOf({ ...message, html: "<p>own</p>" })).toBe("<p>own</p>"));
});
