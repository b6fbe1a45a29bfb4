import { type PageHead, shortened, withHead } from "./page-head";

const html = `<!doctype html><html><head>
    <meta name="description" content="The shop." />
    <title>Haat</title>
  </head><body></body></html>`;

const head: PageHead = {
  title: "Kettle",
  description: "Boils water.",
  address: "https://shop.example/product/kettle/prod_1",
  picture: "https://shop.example/media/a.webp",
  type: "product",
};

describe("a page's head", () => {
  it("replaces the shop's own title and description, once", () => {
    const page = withHead(html, head);
    expect(page).toContain("<title>Kettle | Haat</title>");
    expect(page).toContain('<meta name="description" content="Boils water." />');
    expect(page).not.toContain("The shop.");
    expect(page).toContain('<link rel="canonical" href="https://shop.example/product/kettle/prod_1">');
    expect(page).toContain('<meta property="og:image" content="https://shop.example/media/a.webp">');
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });

  it("escapes markup in a product's texts, in tags and in data", () => {
    const evil = `"><script>alert(1)</script></script><!-- $& $' \u2028`;
    const page = withHead(html, { ...head, title: evil, description: evil, picture: evil, data: { name: evil } });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<script type="application/ld+json">');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).toContain("$&amp; $&#39;");
  });

  it("mentions no picture if there is none", () => {
    expect(withHead(html, { ...head, picture: "" })).not.toContain("og:image");
  });
});

it("shortens a description between words", () => {
  expect(shortened("Boils\n  water.")).toBe("Boils water.");
  const long = shortened("kettle ".repeat(40));
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/kettle…$/);
});
