import { mailOf } from "./mail-of";

Object.assign(process.env, {
  JWT_SECRET: "a-secret",
  COOKIE_SECRET: "another-secret",
  SHOP_URL: "https://haat.example",
});

describe("the HTML of a text-only message", () => {
  const message = { subject: "Your <b>code</b>", text: "123456 is your code.\n\nGood for 5 minutes.", code: "123456" };
  const html = mailOf(message);

  it("shows the code in large type and the paragraphs below, and links to the shop", () => {
    expect(html).toMatch(/font-size:32px[^>]*>123456</);
    expect(html).toContain("Good for 5 minutes.</p>");
    expect(html).toContain('href="https://haat.example"');
  });

  it("keeps the code out of the inbox preview", () => {
    expect(html.match(/display:none[^>]*>([^<]*)</)?.[1]).not.toContain("123456");
  });

  it("escapes markup", () => expect(html).not.toContain("<b>"));

  it("is replaced by the message's own HTML", () =>
    expect(mailOf({ ...message, html: "<p>own</p>" })).toBe("<p>own</p>"));
});
